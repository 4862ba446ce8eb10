/** Tests that the files a build is cut into can be loaded: none waits for one that waits for it, and a worker needs none with a window's parts. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageParts } from './pageParts.ts';

const root = resolve(import.meta.dirname, '../..');
const src = (path: string) => resolve(root, 'src', path).replaceAll('\\', '/');
const games = readdirSync(src('rulesets'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'common' ? [entry.name] : [],
);
const workers = ['fight/odds/oddsWorker.ts', 'formats/away/mapWorker.ts'].map(src);
const pages = [
  ...[
    'app/main.tsx',
    'fight/FightScreen.tsx',
    'setup/SetupScreen.tsx',
    'editor/MapEditor.tsx',
    'library/CardPicture.tsx',
  ],
  ...['board/Board.tsx', 'players/main.tsx', ...games.map((game) => `rulesets/${game}/index.ts`)],
].map(src);

/** Any modules, each of which may import those behind it, and ask for any; games and workers are asked for alone. */
const anyGraph = fc
  .tuple(
    fc.shuffledSubarray([...pages, ...workers], { minLength: pages.length + workers.length }),
    fc.integer({ min: 5, max: 40 }),
    fc.infiniteStream(fc.nat(99)),
  )
  .map(([entries, more, chance]) => {
    const draw = () => chance.next().value ?? 0;
    const ids = [...entries, ...Array.from({ length: more }, (_, at) => src(`ui/${at}.ts`))];
    const alone = (id: string) => /rulesets|Worker/.test(id);
    return new Map(
      ids.map((id, at) => [
        id,
        {
          importedIds: ids.slice(at + 1).filter((other) => !alone(other) && draw() < 6),
          dynamicallyImportedIds: ids.filter((other) => other !== id && draw() < 4),
        },
      ]),
    );
  });

it('files wait for each other in no circle, and what a worker imports lies with nothing that is a window’s alone', () => {
  fc.assert(
    fc.property(anyGraph, (modules) => {
      const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null };
      const part = pageParts(root);
      const named = new Map([...modules.keys()].map((id) => [id, part(id, graph)]));
      const waits = new Map<string, Set<string>>();
      for (const [id, { importedIds }] of modules)
        for (const other of importedIds) {
          const [from, to] = [named.get(id), named.get(other)];
          if (from && to && from !== to) waits.set(from, (waits.get(from) ?? new Set()).add(to));
        }
      const behind = (name: string, seen = new Set<string>()): Set<string> => {
        for (const next of waits.get(name) ?? []) if (!seen.has(next)) behind(next, seen.add(next));
        return seen;
      };
      for (const name of waits.keys()) expect(behind(name)).not.toContain(name);

      const fetched = new Set<string>();
      const fetch = (id: string): void => {
        if (fetched.has(id)) return;
        fetched.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = modules.get(id) ?? {};
        for (const other of [...importedIds, ...dynamicallyImportedIds]) fetch(other);
      };
      for (const worker of workers) fetch(worker);
      const ofWorkers = new Set([...fetched].flatMap((id) => named.get(id) ?? []));
      for (const [id, name] of named) if (name && ofWorkers.has(name)) expect(fetched).toContain(id);
    }),
  );
});
