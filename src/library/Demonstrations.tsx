/**
 * Demonstrations: the rules in scripted fights, chosen from a list and stepped through line by
 * line.
 */
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import type { Book, Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import { readyScene } from '../space/scenes/readyMaps.ts';
import { BareButton, Button, IconButton } from '../ui/Button.tsx';
import { SearchInput } from '../ui/inputs/inputs.tsx';
import { DemoPlayer } from './DemoPlayer.tsx';

interface Chosen {
  ruleset: Ruleset;
  script: Script;
}

const finds = (script: Script, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${script.title} ${script.about ?? ''}`.toLowerCase().includes(word));

function Game({
  ruleset,
  words,
  onChoose,
}: {
  ruleset: Ruleset & Book;
  words: string;
  onChoose(chosen: Chosen): void;
}) {
  const shown = useMemo(() => ruleset.examples.filter((script) => finds(script, words)), [ruleset, words]);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={`demo-${ruleset.id}`} className="mt-8">
      <h2 id={`demo-${ruleset.id}`} className="font-semibold text-lg">
        {ruleset.name}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2">
        {shown.map((script) => (
          <li key={script.title}>
            <BareButton
              onPress={() => onChoose({ ruleset, script })}
              className="flex h-full w-full flex-col gap-1 rounded-lg bg-panel px-4 py-3 text-left hover:bg-raised"
            >
              <span className="font-medium text-sm">{script.title}</span>
              {script.about ? (
                <span className="line-clamp-2 text-soft text-xs leading-snug">{script.about}</span>
              ) : null}
              <span className="mt-auto text-faint text-xs tabular-nums">{script.lines.length} steps</span>
            </BareButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of all games' demonstrations, or the chosen one. */
export function Demonstrations({ rulesets, onClose }: { rulesets: readonly (Ruleset & Book)[]; onClose(): void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [words, setWords] = useState('');
  const choose = async ({ ruleset, script }: Chosen) => {
    const { scene } = script;
    try {
      const map = typeof scene === 'string' ? await readyScene(scene) : scene;
      setChosen({ ruleset, script: map ? { ...script, scene: map } : script });
    } catch {
      toast.error('The map of this demonstration could not be fetched. Try again, or load the page again.');
    }
  };
  const any = rulesets.some(({ examples }) => examples.length > 0);
  const found = rulesets.some(({ examples }) => examples.some((script) => finds(script, words)));
  if (chosen) return <DemoPlayer {...chosen} onClose={() => setChosen(undefined)} />;
  return (
    <div className="min-h-dvh bg-room text-ink">
      <main className="mx-auto w-full max-w-[104rem] px-6 pt-5 pb-16 lg:px-10">
        <header className="flex flex-wrap items-center gap-3">
          <IconButton icon={ArrowLeft} label="Back to the start page" placement="bottom" onPress={onClose} />
          <h1 className="mr-auto font-semibold text-2xl tracking-tight">Watch the rules at work</h1>
          {any ? (
            <SearchInput
              label="Find a demonstration"
              placeholder="Find a demonstration"
              value={words}
              onChange={setWords}
              className="w-72"
            />
          ) : null}
        </header>
        <p className="mt-2 max-w-prose text-sm text-soft leading-relaxed">
          Short fights with their dice already thrown, each for one part of the rules. Step through them line by line:
          what was done, what was asked, what it came to.
        </p>
        {rulesets.map((ruleset) => (
          <Game key={ruleset.id} ruleset={ruleset} words={words} onChoose={(one) => void choose(one)} />
        ))}
        {any && !found ? (
          <p className="mt-8 text-soft">
            Nothing is called “{words}”.{' '}
            <Button size="small" onPress={() => setWords('')}>
              Show all
            </Button>
          </p>
        ) : null}
      </main>
    </div>
  );
}
