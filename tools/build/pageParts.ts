/**
 * Cuts the build into files by what the pages need from the start, so that a page fetches few files and hardly anything in them that is not
 * its own. What is left over, each dialog and what few of them share, the bundler cuts by itself.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** What imports what, as the bundler knows it. */
export interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** All that comes with some modules: what they import, and with `asked` what is fetched later too, but for what `without` names. */
function comesWith(
  graph: Graph,
  roots: readonly string[],
  how: { asked?: true; without?: readonly string[] } = {},
): Set<string> {
  const seen = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    if (!info && roots.includes(id)) throw new Error(`${id} is no part of the build: mend tools/build/pageParts.ts.`);
    const asked = how.asked ? (info?.dynamicallyImportedIds ?? []) : [];
    // What is imported is never left out: files would wait for each other.
    left.push(...(info?.importedIds ?? []), ...asked.filter((other) => !how.without?.includes(other)));
  }
  return seen;
}

/** Icons are imported through one file that names them all, which says nothing of who draws which. */
const ICONS = /[\\/]lucide-react[\\/]/;

/**
 * Gives the name of the file that a module lies in, or null where the bundler is to choose. A module that imports another is needed
 * wherever that one's importers are, so no two files import each other; and what workers have (`rules`) imports nothing that they have not.
 */
export function pageParts(root: string): (id: string, graph: Graph) => string | null {
  // As the bundler writes paths, everywhere.
  const src = (path: string) => resolve(root, 'src', path).replaceAll('\\', '/');
  const games = readdirSync(src('rulesets'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'common' ? [entry.name] : [],
  );
  const gm = src('app/main.tsx');
  const fightScreen = src('fight/FightScreen.tsx');
  const mapScreens = ['setup/SetupScreen.tsx', 'editor/MapEditor.tsx'].map(src);
  const workers = ['fight/odds/oddsWorker.ts', 'formats/away/mapWorker.ts'].map(src);
  const look = (graph: Graph) => ({
    window: comesWith(graph, [gm]),
    fight: comesWith(graph, [fightScreen]),
    // What a fight shares with other screens, from the fewest to the most that come with it.
    shared: [
      { name: 'drawing', all: comesWith(graph, [src('library/CardPicture.tsx')]) },
      { name: 'board', all: comesWith(graph, [src('board/Board.tsx')]) },
      { name: 'screens', all: comesWith(graph, [gm], { asked: true, without: [fightScreen, ...mapScreens] }) },
      { name: 'map', all: comesWith(graph, [gm], { asked: true, without: [fightScreen] }) },
    ],
    players: comesWith(graph, [src('players/main.tsx')], { asked: true }),
    rules: comesWith(graph, workers, { asked: true }),
    games: games.map((name) => ({
      name,
      own: `${src(`rulesets/${name}`)}/`,
      all: comesWith(graph, [src(`rulesets/${name}/index.ts`)]),
    })),
  });
  let known: ReturnType<typeof look> | undefined;
  return (id, graph) => {
    known ??= look(graph);
    const { window, fight, shared, players, rules } = known;
    if (ICONS.test(id)) return null;
    const besides = [players.has(id) && 'players', rules.has(id) && 'rules'].filter((word) => word !== false);
    if (window.has(id)) return ['window', ...besides].join('-');
    if (fight.has(id)) return [shared.find(({ all }) => all.has(id))?.name ?? 'fight', ...besides].join('-');
    const having = known.games.filter(({ all }) => all.has(id));
    if (having.length > 1) return ['games', ...besides].join('-');
    return having.find(({ own }) => id.startsWith(own))?.name ?? null;
  };
}
