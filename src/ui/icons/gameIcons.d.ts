/** What the plugin e2e/gameIcons.ts gives: path data by icon name, each in a box of 512 by 512, part by part; and all names. */
declare module 'virtual:game-icons' {
  type Part = { default: Readonly<Record<string, string>> };
  const parts: readonly (() => Promise<Part>)[];
  export default parts;
}
declare module 'virtual:game-icons/names' {
  const names: readonly string[];
  export default names;
}
