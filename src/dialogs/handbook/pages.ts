/** The pages of the handbook as data: the list from the README, and the search. */

export interface HandbookPage {
  /** The name of the page's file, without the ending. */
  id: string;
  title: string;
  group: string;
  /** The page's Markdown below its title. */
  text: string;
}

/** The pages that the handbook's README lists, in its order and its groups, without their texts. */
export function listedPages(readme: string): Omit<HandbookPage, 'text'>[] {
  let group = '';
  return readme.split('\n').flatMap((line) => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    const [, title, id] = /^- \[(.+)\]\(([\w-]+)\.md\)$/.exec(line) ?? [];
    return title !== undefined && id !== undefined ? [{ id, title, group }] : [];
  });
}

/** A page's Markdown without its title, because the list already shows the title. */
export const belowTitle = (text: string): string => text.replace(/^# .*\n+/, '');

/**
 * The pages that contain all of the words. Pages with the words in their title come first. Without
 * words, all pages in their order.
 */
export function findPages(pages: readonly HandbookPage[], words: string): readonly HandbookPage[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const titled = pages.filter(({ title }) => has(title));
  return [...titled, ...pages.filter((page) => !titled.includes(page) && has(`${page.title} ${page.text}`))];
}
