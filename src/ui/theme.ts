/**
 * Puts the chosen theme on the page: every colour follows from `data-theme` on the root element.
 */
export type Theme = 'dark' | 'light';

/** Sets the theme of this window and the colour of the browser's own bar. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--room').trim());
}
