/**
 * The types of what the plugin tools/build/gameIcons.ts makes: functions that fetch a part (path
 * data by icon name in a box of 512 by 512), and the list of all names.
 */
declare module 'virtual:game-icons' {
  const fetchPart: (part: number) => Promise<Readonly<Record<string, string>>>;
  export default fetchPart;
}
declare module 'virtual:game-icons/names' {
  const names: readonly string[];
  export default names;
}
