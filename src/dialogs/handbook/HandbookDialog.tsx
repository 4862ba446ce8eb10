/** The handbook: a list of pages with a search on the left, and the chosen page on the right. */
import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openKeysList } from '../../keys/keysList.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import Markdown, { type MarkdownLinks } from '../notes/Markdown.tsx';
import { findPages, type HandbookPage } from './pages.ts';
import { handbookPicture, handbookText, readHandbook } from './texts.ts';

/** The pages. Undefined while they are loading; a sentence where they cannot be loaded. */
function usePages(): readonly HandbookPage[] | string | undefined {
  const [pages, setPages] = useState<readonly HandbookPage[] | string>();
  useEffect(() => {
    let gone = false;
    const show = (what: readonly HandbookPage[] | string) => (gone ? undefined : setPages(what));
    readHandbook(handbookText).then(show, () =>
      show('The handbook cannot be read: open it once while there is a network, then it stays.'),
    );
    return () => {
      gone = true;
    };
  }, []);
  return pages;
}

function PageList({
  pages,
  chosen,
  onChoose,
}: {
  pages: readonly HandbookPage[];
  chosen: string;
  onChoose(id: string): void;
}) {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return groups.map((group) => (
    <section key={group} aria-label={group}>
      <h3 className="mt-2 mb-0.5 px-2 font-semibold text-faint text-xs">{group}</h3>
      <ul>
        {pages
          .filter((page) => page.group === group)
          .map(({ id, title }) => (
            <li key={id}>
              <BareButton
                onPress={() => onChoose(id)}
                {...(id === chosen ? { 'aria-current': 'page' as const } : {})}
                className={cn(
                  'block w-full rounded-lg px-2 py-0.5 text-left hover:bg-raised',
                  id === chosen ? 'bg-now-wash text-now' : 'text-soft hover:text-ink',
                )}
              >
                {title}
              </BareButton>
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** The dialog. `first` is the page that is shown at first. */
export function HandbookDialog({ first, onClose }: { first: string; onClose(): void }) {
  const pages = usePages();
  const [chosen, setChosen] = useState(first);
  const [words, setWords] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const all = typeof pages === 'object' ? pages : [];
  const found = findPages(all, words);
  const page = all.find(({ id }) => id === chosen) ?? all[0];
  const choose = (id: string) => {
    setChosen(id);
    body.current?.scrollTo({ top: 0 });
  };
  const links: MarkdownLinks = {
    pictureOf: handbookPicture,
    open: (href) => (all.some(({ id }) => `${id}.md` === href) ? () => choose(href.replace(/\.md$/, '')) : undefined),
  };
  return (
    <Dialog
      title="Handbook"
      isOpen
      onClose={onClose}
      width="full"
      actions={
        <Button
          look="quiet"
          icon={Keyboard}
          onPress={() => {
            onClose();
            openKeysList();
          }}
        >
          All keys, and change them
        </Button>
      }
    >
      {typeof pages === 'string' ? <p>{pages}</p> : null}
      <div className="grid h-[calc(92dvh-8.5rem)] grid-cols-[13rem_minmax(0,1fr)] gap-6">
        <nav aria-label="Pages" className="-m-1 flex min-h-0 flex-col p-1">
          <SearchInput
            label="Find in the handbook"
            placeholder="Find a word"
            value={words}
            onChange={setWords}
            onEnter={() => (found[0] ? choose(found[0].id) : undefined)}
            autoFocus
          />
          <div className="mt-1 min-h-0 flex-1 overflow-y-auto">
            <PageList pages={found} chosen={page?.id ?? ''} onChoose={choose} />
            {all.length > 0 && found.length === 0 ? (
              <p className="px-2 py-4 text-soft">No page has “{words}”.</p>
            ) : null}
          </div>
        </nav>
        <div ref={body} className="min-h-0 overflow-y-auto pr-2">
          {page ? (
            <article aria-label={page.title} className="max-w-3xl pb-4">
              <h2 className="mb-2 font-semibold text-ink text-xl">{page.title}</h2>
              <Markdown text={page.text} links={links} />
            </article>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
