/** What the plugin e2e/gameIcons.ts gives: path data by icon name, each in a box of 512 by 512. */
declare module 'virtual:game-icons' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
