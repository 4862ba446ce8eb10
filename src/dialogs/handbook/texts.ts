/** Finds the handbook's files beside the app's scripts. Each file is loaded when it is needed. */
import { belowTitle, type HandbookPage, listedPages } from './pages.ts';

const texts = import.meta.glob<string>('../../../docs/handbook/*.md', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
const pictures = import.meta.glob<string>('../../../docs/handbook/pictures/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The address of a page's picture, by the name that the page gives. */
export const handbookPicture = (href: string): string | undefined => pictures[`../../../docs/handbook/${href}`];

/** The text of a file of the handbook. Rejects where it cannot be loaded. */
export async function handbookText(name: string): Promise<string> {
  const address = texts[`../../../docs/handbook/${name}.md`];
  if (address === undefined) throw new Error(`The handbook has no page “${name}”.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page “${name}” cannot be fetched.`);
  return response.text();
}

/** All pages, in the order of the README. Rejects where a page cannot be read. */
export async function readHandbook(read: (name: string) => Promise<string>): Promise<HandbookPage[]> {
  const listed = listedPages(await read('README'));
  return Promise.all(listed.map(async (page) => ({ ...page, text: belowTitle(await read(page.id)) })));
}
