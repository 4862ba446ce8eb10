/** Where the app finds the handbook's files: beside its scripts, each fetched when it is wanted. */
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

/** The text of a file of the handbook. Fails where it cannot be fetched. */
export async function handbookText(name: string): Promise<string> {
  const address = texts[`../../../docs/handbook/${name}.md`];
  if (address === undefined) throw new Error(`The handbook has no page “${name}”.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The page “${name}” cannot be fetched.`);
  return response.text();
}

/** All pages, in the order of the README. Fails where one cannot be read. */
export async function readHandbook(read: (name: string) => Promise<string>): Promise<HandbookPage[]> {
  const listed = listedPages(await read('README'));
  return Promise.all(listed.map(async (page) => ({ ...page, text: belowTitle(await read(page.id)) })));
}
