/**
 * Tests that the template game keeps the contract, that new games are whole, and that the guide
 * shows the template's real code.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withBook } from '../../src/engine/ruleset.ts';
import { defineGame, faultsOfBook, type Game } from '../../src/rulesets/common/defineGame.ts';
import { playScriptOf } from '../../src/rulesets/common/playing.testing.ts';
import { keepsTheContract } from '../../src/rulesets/contract.testing.ts';
import type { SkirmishHouse } from './game/house.ts';
import { skirmish } from './game/index.ts';
import type { SkirmishSheet } from './game/sheet.ts';
import type { SkirmishState } from './game/state.ts';
import {
  filesFor,
  finishGame,
  inItsFolder,
  listWithGame,
  namesFrom,
  nextSteps,
  squaresFolder,
  templateFolder,
  writeGame,
} from './newGame.ts';
import { skirmish as onSquares } from './onSquares/index.ts';

const root = join(import.meta.dirname, '../..');
const rulesets = join(root, 'src/rulesets');

const whole = await withBook(skirmish);
describe('the small game', () => keepsTheContract(whole));
const wholeOnSquares = await withBook(onSquares);
describe('the small game on squares', () => keepsTheContract(wholeOnSquares));

describe('a new game', () => {
  const names = namesFrom('Lantern Marsh');
  it('takes all its names from the name that was given', () => {
    expect(names).toEqual({
      id: 'lantern-marsh',
      code: 'lanternMarsh',
      type: 'LanternMarsh',
      name: 'Lantern Marsh',
      prefix: 'LM',
    });
    expect(namesFrom('Duel').prefix).toBe('DU');
    expect(namesFrom('Duel', 'dx').prefix).toBe('DX');
    expect(() => namesFrom('...')).toThrow(/how the game is called/);
    expect(() => namesFrom('X')).toThrow(/two letters/);
    expect(() => namesFrom('End */ here')).toThrow(/leave out/);
  });
  it('has a name in code that nothing else there has', () => {
    expect(namesFrom('Class').code).toBe('classGame');
    expect(namesFrom('State').code).toBe('stateGame');
    expect(namesFrom('Stately').code).toBe('stately');
  });
  it('keeps a name with an apostrophe or a dollar whole', () => {
    const files = filesFor(namesFrom("Hob's $& Hole"));
    expect(files['index.ts']).toContain("name: 'Hob\\'s $& Hole',");
    expect(files['random.test.ts']).toContain("/** A few random fights of Hob's $& Hole. */");
  });
  it.each(['zones', 'squares'] as const)(
    'on %s finds all its imports, and keeps nothing of the small game’s name',
    (ground) => {
      const files = filesFor(names, ground);
      for (const [path, text] of Object.entries(files)) {
        expect(text, path).not.toMatch(/skirmish|SK-|\/src\/|\/game\//i);
        for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
          const at = resolve(rulesets, names.id, dirname(path), from);
          const own = relative(join(rulesets, names.id), at);
          expect(own.startsWith('..') ? existsSync(at) : own in files, `${path} imports ${from}`).toBe(true);
        }
      }
    },
  );
  it('is played on squares when squares are asked for, by the files that differ', () => {
    const [zones, squares] = [filesFor(names), filesFor(names, 'squares')];
    expect(zones['index.ts']).toContain("scenes: ['zones']");
    expect(squares['index.ts']).toContain("scenes: ['squares']");
    expect(squares['play/ground.ts']).toContain('squareKitOf<LanternMarshFight>');
    expect(squares['sheet.ts']).toBe(zones['sheet.ts']);
  });
  it('adds a folder and one line, and overwrites no other game', () => {
    const copy = mkdtempSync(join(tmpdir(), 'new-game-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    const list = readFileSync(join(rulesets, 'index.ts'), 'utf8');
    writeFileSync(join(copy, 'index.ts'), list);
    mkdirSync(join(copy, 'hestia'));
    expect(writeGame(copy, names)).toHaveLength(Object.keys(filesFor(names)).length + 1);
    expect(readdirSync(copy).toSorted()).toEqual(['hestia', 'index.ts', 'lantern-marsh']);
    const now = readFileSync(join(copy, 'index.ts'), 'utf8');
    expect(now.split('\n')).toHaveLength(list.split('\n').length + 1);
    expect(now).toContain("  'lantern-marsh': async () => (await import('./lantern-marsh/index.ts')).lanternMarsh,\n");
    expect(() => writeGame(copy, namesFrom('Hestia'))).toThrow(/already/);
    expect(() => writeGame(copy, namesFrom('Long Mile'))).toThrow(/lantern-marsh are numbered LM-01 .* "Long Mile" L/);
    expect(existsSync(join(copy, 'long-mile'))).toBe(false);
    expect(readFileSync(join(copy, 'index.ts'), 'utf8')).toBe(now);
    expect(listWithGame(list, namesFrom('Duel'))).toContain(
      "  duel: async () => (await import('./duel/index.ts')).duel,\n",
    );
  });
  it('has its schema published with its files, and a command that fails is named', () => {
    const ran: string[] = [];
    const runs = (well: boolean) => () =>
      finishGame(
        names,
        (command, words) => {
          ran.push([command, ...words].join(' '));
          return well || command === 'npx';
        },
        (words) => ran.push(words),
      );
    runs(true)();
    // Each command is announced before it runs.
    expect(ran).toEqual([
      expect.stringMatching(/^Formatting/),
      expect.stringMatching(/^npx biome .*src\/rulesets\/lantern-marsh /),
      expect.stringMatching(/schema/),
      'npm run schemas',
    ]);
    expect(runs(false)).toThrow(/^Lantern Marsh stands in .*: npm run schemas$/);
  });
});

it('has next steps that name the files to run, and not the whole folder', () => {
  const steps = nextSteps(namesFrom('Lantern Marsh'));
  expect(steps).toContain('npx vitest run src/rulesets/lantern-marsh\n');
  for (const [, path = ''] of steps.matchAll(/ (src\/rulesets\/(?!lantern)[\w/]+)/g))
    expect(existsSync(join(root, `${path}.test.ts`)), path).toBe(true);
});

describe('the guide', () => {
  const guide = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const blocks = [...guide.matchAll(/^ *```ts\n([\s\S]*?)^ *```/gm)].map(([, text = '']) => text.split('\n'));
  const plain = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
  it('shows code as it stands in the small game', () => {
    expect(blocks.length).toBeGreaterThan(5);
    for (const [first = '', ...lines] of blocks) {
      const [, path = ''] = /\/\/ (\S+)/.exec(first) ?? [];
      // The guide's own folder is a new game's folder.
      const folder = existsSync(join(templateFolder, path)) ? templateFolder : squaresFolder;
      const text = inItsFolder(readFileSync(join(folder, path), 'utf8'));
      expect(plain(text.split('\n')).join('\n'), path).toContain(plain(lines).join('\n'));
    }
  });
  it('names only commands and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const [, script = ''] of guide.matchAll(/npm run ([\w-]+)/g)) expect(scripts, script).toHaveProperty(script);
    for (const [, path = ''] of guide.matchAll(/`((?:src|docs|tools)\/[\w./-]+)`/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});

/** The small game, defined again with other members. */
function redefined(change: Partial<Game<SkirmishSheet, SkirmishState, SkirmishHouse>>) {
  const { sheet, state, house, fields, stateFields, houseRules, blank, ...rest } = skirmish;
  const start = blank();
  return defineGame({
    ...rest,
    sheet: { schema: sheet, start: () => start.sheet, fields },
    state: { schema: state, start: () => start.state, fields: stateFields },
    house: { schema: house, start: () => start.house, fields: houseRules },
    ...change,
  });
}

it('forgets in its state who left the fight, whatever a game mends of its own', () => {
  const script = skirmish.ready[0]?.script;
  if (!script) throw new Error('The small game has no ready fight.');
  let mended = 0;
  const game = redefined({
    reconcile() {
      mended += 1;
    },
  });
  const { fight } = playScriptOf(game, {
    ...script,
    lines: [
      { begin: true },
      { edit: [{ edit: 'state', path: 'acted', value: ['ann', 'bo'] }], label: 'Both have acted.' },
      { edit: [{ edit: 'remove', combatant: 'ann' }], label: 'Ann leaves.' },
    ],
  });
  expect(fight.state.acted).toEqual(['bo']);
  expect(mended, 'the game’s own reconcile is called too').toBeGreaterThan(0);
});

describe('a game with a fault', () => {
  const refused = (change: Partial<Game<SkirmishSheet, SkirmishState, SkirmishHouse>>) => () => redefined(change);
  const [strike] = skirmish.actions;
  it('is refused when it is defined, with a sentence that says where the fault is', () => {
    expect(refused({})).not.toThrow();
    expect(refused({ prefix: 'skirm' })).toThrow(/no prefix of rule numbers/);
    expect(refused({ heroes: ['Wizards'] })).toThrow('No creature is of the kind “Wizards”');
    expect(refused({ creatures: [...skirmish.creatures, ...skirmish.creatures.slice(0, 1)] })).toThrow(
      'two creatures called “hero”',
    );
    expect(refused({ idle: ['wave'] })).toThrow('“wave”, which is no action');
    expect(refused({ actions: [...skirmish.actions, ...(strike ? [strike] : [])] })).toThrow(
      'two actions called “attack”',
    );
    expect(
      refused({ ready: skirmish.ready.map((one) => ({ ...one, script: { ...one.script, ruleset: 'thrum' } })) }),
    ).toThrow('of another game, thrum');
  });
  it('has no gaps in its book: each rule that it names is written there', () => {
    const { rules } = whole;
    const without = faultsOfBook(skirmish, { ...whole, rules: rules.filter(({ id }) => id !== 'SK-02') });
    expect(without.join()).toContain('SK-02 is missing');
    expect(faultsOfBook(skirmish, { ...whole, rules: rules.slice(0, 3) })).toEqual([
      '“dodge” is by rule SK-04, which is not written.',
    ]);
    expect(faultsOfBook(skirmish, whole)).toEqual([]);
  });
});
