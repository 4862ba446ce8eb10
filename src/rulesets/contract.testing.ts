/**
 * The contract of every game: data that fits, offers that hold, refusals with reasons, views
 * without secrets.
 */
import packedIcons from 'virtual:game-icons/names';
import { dequal } from 'dequal/lite';
import { expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { everyone } from '../engine/fight.ts';
import { getPath, withPath } from '../engine/forms/schema.ts';
import { dispatch, liveStateOf } from '../engine/history.ts';
import { actorsOf, offersOf, TABLE } from '../engine/legality.ts';
import { commandOfOffer, playAtRandom, playLines, randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import type { Book, Ruleset } from '../engine/ruleset.ts';
import { type Script, scriptSchema } from '../engine/script.ts';
import { playScript } from '../engine/scripts/playScript.ts';
import { deedFaults } from '../engine/seat/deeds.testing.ts';
import { toScreenSchema } from '../players/link/protocol.ts';
import type { Place, Scene } from '../space/scene.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { editsByHand, handEditFault, openByHand, trackFaults } from './byHand.testing.ts';
import { faultsOfBook } from './common/defineGame.ts';

/** How much players may be told about health. The lines of an example take these values in turn. */
const details = [
  { party: 'exact', others: 'exact' },
  { party: 'coloured', others: 'word' },
  { party: 'taken', others: 'nothing' },
] as const;

/** The ids that occur more than once. */
const twiceIn = (things: readonly { id: string }[]): string[] => {
  const ids = things.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
};

/** The map of a fight: a ready-made one, or its own. */
function sceneOf({ title, scene }: Script): Scene {
  const found = typeof scene === 'string' ? readyScenes[scene] : scene;
  if (!found) throw new Error(`“${title}” is played on “${scene}”, which is no ready-made map.`);
  return found;
}

/** Declares the tests of the contract for a game with its book. */
export function keepsTheContract(ruleset: Ruleset & Book): void {
  const blank = ruleset.blank();
  const ready = ruleset.ready.map(({ script }) => script);
  const first = ready[0] as Script;

  it('gives blank data that fits its own schemas and survives JSON', () => {
    for (const part of ['sheet', 'state', 'house'] as const)
      expect(
        ruleset[part].parse(JSON.parse(JSON.stringify(blank[part]))),
        `A blank ${part}, written as JSON and read by its schema, is the same again: no Map, no Date, no undefined.`,
      ).toEqual(blank[part]);
  });
  it('has creatures that fit its sheet, each id once', () => {
    for (const { id, sheet } of ruleset.creatures) {
      const parsed = ruleset.sheet.safeParse(sheet);
      expect(parsed.success ? '' : parsed.error.message, `The sheet of the creature “${id}” fits the schema.`).toBe('');
    }
    expect(twiceIn(ruleset.creatures), 'These ids stand at two creatures.').toEqual([]);
  });
  it('has creatures with icons that are there: one that src/ui/icons/iconNames.ts lists, or the code names as icon:', () => {
    const unknown = ruleset.creatures.filter(({ icon }) => !packedIcons.includes(icon));
    expect(unknown.map(({ id, icon }) => `“${icon}” of ${id} is drawn as a plain person`)).toEqual([]);
  });
  it('says which kinds of its creatures come to the party, and leaves some for the foes', () => {
    const kinds = new Set(ruleset.creatures.map(({ kind }) => kind));
    expect(ruleset.heroes.length, '“heroes” names at least one kind of creature, for the party.').toBeGreaterThan(0);
    for (const kind of ruleset.heroes)
      expect(kinds.delete(kind), `“heroes” names “${kind}”: some creature is of that kind.`).toBe(true);
    expect(kinds.size, 'Some kind of creature is not among “heroes”, for the foes.').toBeGreaterThan(0);
  });
  it('has form fields and house rules that lead to a value of their data', () => {
    for (const field of ruleset.fields)
      expect(
        withPath(blank.sheet, field.path, getPath(blank.sheet, field.path)).ok,
        `The field “${field.path}” leads to a value of a blank sheet.`,
      ).toBe(true);
    for (const { path, why } of ruleset.houseRules) {
      expect(getPath(blank.house, path), `The house rule “${path}” has a value at first.`).toBeDefined();
      expect(why.length, `The house rule “${path}” says in a sentence why a table decides it.`).toBeGreaterThan(10);
    }
  });
  it('has a field by hand for every value of a sheet and of its state, or says why not', () => {
    const { open, idle } = openByHand(ruleset);
    expect(open, 'These values have no field, and “notByHand” does not say why not.').toEqual([]);
    expect(idle, '“notByHand” gives reasons for values that have a field, or that are no paths.').toEqual([]);
    for (const [path, why] of Object.entries(ruleset.notByHand))
      expect(why.length, `“notByHand” says in a sentence why “${path}” has no field.`).toBeGreaterThan(10);
  });
  it('takes by hand whatever its fields offer, and still has an order, offers and views afterwards', {
    timeout: 300_000,
  }, () => {
    const at = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), first.lines);
    for (const [n, { edit, of }] of editsByHand(ruleset, liveStateOf(ruleset, at).fight).entries()) {
      const result = dispatch(ruleset, { ...at, open: undefined }, { type: 'edit', label: of, edits: [edit] });
      if (!result.ok) {
        // Other data may rule a value out (a third thing in two hands, say), but the value's own
        // type and range must not.
        expect(handEditFault(ruleset, liveStateOf(ruleset, at).fight, edit), `${of}: ${JSON.stringify(edit)}`).toBe('');
        continue;
      }
      const { fight } = result.value;
      // Only the actions of the edited combatant and of one other are checked. Checking all others
      // after each edit would find the same faults again.
      const actors = actorsOf(fight);
      const looked = [...(edit.edit === 'sheet' ? [edit.combatant] : []), actors[n % actors.length] ?? TABLE];
      const looks = () => [
        ruleset.order(fight),
        ruleset.morale(fight),
        ...looked.map((who) => offersOf(ruleset, fight, who)),
        ...everyone(fight).map(({ id }) => [
          ruleset.tracks(fight, id),
          ruleset.badges(fight, id),
          ruleset.figures(fight, id),
        ]),
      ];
      expect(looks, `${of}: ${JSON.stringify(edit)}`).not.toThrow();
    }
  });
  it('has a rule with words for each that it names, numbered without a hole', () => {
    expect(faultsOfBook(ruleset, ruleset), 'Faults of the book.').toEqual([]);
  });
  it('has actions with an id once, a rule of its own and words', () => {
    expect(twiceIn(ruleset.actions), 'These ids stand at two actions.').toEqual([]);
    for (const { id, rule, help, label } of ruleset.actions) {
      expect(rule, `The action “${id}” is by a rule of this game, or “by hand”.`).toMatch(
        new RegExp(`^(${ruleset.prefix}-\\d\\d|by hand)$`),
      );
      expect(help.length, `The action “${id}” says in “help” what it does.`).toBeGreaterThan(8);
      expect(label.length, `The action “${id}” has a label.`).toBeGreaterThan(1);
    }
  });
  it('has ready-made fights and examples that are scripts of this game', () => {
    expect(ready.length, '“ready” has at least one fight, which the library opens.').toBeGreaterThan(0);
    for (const script of [...ready, ...ruleset.examples]) {
      const parsed = scriptSchema.safeParse(JSON.parse(JSON.stringify(script)));
      expect(parsed.success ? '' : parsed.error.message, `“${script.title}” is a script.`).toBe('');
      expect(script.ruleset, `“${script.title}” is a script of this game.`).toBe(ruleset.id);
    }
  });
  const played = [...ready, ...ruleset.examples].map((script) => ({
    script,
    title: [...(script.about?.match(/\b[A-Z]{2}-\d\d\b/g) ?? []), script.title].join(' '),
  }));
  it.each(played)('plays “$title” as told, and the players’ window refuses nothing of it', ({ script }) => {
    let sent: Encounter | undefined;
    const { ok, lines } = playScript(ruleset, readyScenes, script, ({ line }, at) => {
      if (at === sent) return;
      sent = at;
      const { fight, question } = liveStateOf(ruleset, at);
      expect(deedFaults(fight, question), `At line ${line} these options do not say by whom they are.`).toEqual([]);
      const view = publicView(ruleset, fight, question, details[line % details.length] ?? details[0]);
      const message = { type: 'view', n: line, view, pictures: [] };
      const read = toScreenSchema.parse(message);
      // The runner compares a whole view slowly, so it is asked only where the two differ.
      if (!dequal(read, message))
        expect(read, `The players’ window reads all that line ${line} shows.`).toEqual(message);
    });
    const last = lines.at(-1);
    expect(ok ? '' : `line ${last?.line} ${last?.text}: ${last?.fault}`, 'The script plays to its end.').toBe('');
  });
  it('says of every option by whom it is, where a question offers deeds of several, in random fights too', () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const script = ready[seed % ready.length] as Script;
      playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] }), seed, 40, (at) => {
        const { fight, question } = liveStateOf(ruleset, at);
        expect(deedFaults(fight, question), 'These options do not say by whom they are.').toEqual([]);
      });
    }
  });
  it('accepts every free offer, refuses every greyed one with its own reason, and changes nothing by asking', () => {
    const decide = randomDecider(11);
    let looked = 0;
    playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), 3, 40, (at) => {
      if (at.open || decide.int(0, 3) > 0) return;
      const before = JSON.stringify(at.fight);
      for (const who of actorsOf(at.fight))
        for (const offer of offersOf(ruleset, at.fight, who)) {
          const result = dispatch(ruleset, at, commandOfOffer(offer));
          looked += 1;
          const what = `“${offer.action}” of ${offer.actor}`;
          if (offer.blocked) {
            expect(result.ok ? offer : result.refusal, `${what} is refused for the reason that greys it.`).toEqual(
              offer.blocked,
            );
            expect(offer.blocked.text.length, `${what} is refused in words.`).toBeGreaterThan(5);
            expect(offer.blocked.rule, `${what} is refused by a numbered rule, or by hand.`).toMatch(
              /^[A-Z]{2}-\d\d$|^by hand$/,
            );
          } else expect(result.ok ? '' : result.refusal.text, `${what} is offered, so it is accepted.`).toBe('');
        }
      expect(JSON.stringify(at.fight), '“allowed” and “variants” only read: asking them changes no fight.').toBe(
        before,
      );
    });
    expect(looked, 'Offers looked at in 40 moves: the ready fight has more to do than this.').toBeGreaterThan(20);
  });
  it('draws tracks, badges, figures and an order for everybody, with every id known', () => {
    const at = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), first.lines);
    const { fight } = liveStateOf(ruleset, at);
    for (const { id } of everyone(fight)) {
      const vital = ruleset.tracks(fight, id).some(({ weight }) => weight === 'vital');
      expect(vital, `One track of ${id} has the weight “vital”: whoever comes to its end falls.`).toBe(true);
      expect(ruleset.figures(fight, id).length, `The card of ${id} shows a figure.`).toBeGreaterThan(0);
      expect(ruleset.standing(fight, id).word.length, `A word says how ${id} stands.`).toBeGreaterThan(0);
      const { word, pool } = ruleset.health(fight, id);
      expect(word, `The word for the health of ${id} fits on a card: 2 to 13 letters.`).toMatch(/^.{2,13}$/);
      if (pool) expect(pool.max, `The pool of ${id} holds something.`).toBeGreaterThan(0);
      for (const badge of ruleset.badges(fight, id))
        expect(badge.does.length, `The badge “${badge.id}” says what it does.`).toBeGreaterThan(3);
      for (const other of everyone(fight))
        if (other.id !== id)
          expect(ruleset.aim(fight, id, other.id).text.length, `“aim” says something at ${other.id}.`).toBeGreaterThan(
            0,
          );
    }
    const order = ruleset.order(fight);
    for (const row of order.rows)
      expect(fight.combatants[row.combatant], `The row “${row.id}” is of somebody in the fight.`).toBeDefined();
    expect(twiceIn(order.rows), 'These ids stand at two rows of the order.').toEqual([]);
    expect(order.prompt.length, 'The prompt of the order is a sentence.').toBeGreaterThan(5);
  });
  it('names for each track the number of the sheet that moves it, where one does', () => {
    const at = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), first.lines);
    expect(
      trackFaults(ruleset, liveStateOf(ruleset, at).fight),
      '“raisedBy” or “loweredBy” of these tracks names the number that moves them.',
    ).toEqual([]);
  });
  it('calls nobody to a turn any more once the fight is over', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const script = ready[seed % ready.length] as Script;
      const { fight } = playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, script), seed, seed).encounter;
      const { rows, next } = ruleset.order(fight);
      expect(fight.stage, `“${script.title}”, played at random, comes to its end.`).toBe('over');
      expect(
        rows.filter(({ state }) => state === 'may' || state === 'acting'),
        `After “${script.title}” no row of the order is “may” or “acting”.`,
      ).toEqual([]);
      expect(next, `After “${script.title}” the order has no “next”.`).toBeUndefined();
    }
  });
  it('keeps notes, hidden ones and what the GM alone is told from every public view', () => {
    const planted: Script = {
      ...first,
      lines: [],
      cast: [
        ...first.cast,
        { ...(first.cast.at(-1) as Script['cast'][number]), id: 'canary', name: 'CANARY', hidden: true },
      ],
    };
    const note = (id: string) => ({ edit: 'combatant' as const, combatant: id, note: 'CANARY' });
    const start = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, planted), [
      { edit: planted.cast.map(({ id }) => note(id)), label: 'CANARY' },
    ]);
    playAtRandom(ruleset, start, 5, 25, (at) => {
      const { fight, question } = liveStateOf(ruleset, at);
      expect(
        JSON.stringify(publicView(ruleset, fight, question, { party: 'exact', others: 'exact' })),
        'Players read of nobody hidden, of no note and of nothing that the GM alone is told.',
      ).not.toMatch(/CANARY/i);
    });
  });
  it('keeps whoever stands in fog from every public view, as long as they stay in it', () => {
    const scene = sceneOf(first);
    const taken = new Set(first.cast.map(({ place }) => (place?.kind === 'zone' ? place.zone : undefined)));
    const free = scene.kind === 'zones' ? Object.keys(scene.zones).find((zone) => !taken.has(zone)) : undefined;
    const last = first.cast.at(-1) as Script['cast'][number];
    const place: Place | undefined =
      scene.kind === 'squares'
        ? { kind: 'square', column: scene.columns - 1, row: scene.rows - 1 }
        : free === undefined
          ? undefined
          : { kind: 'zone', zone: free };
    if (!place) throw new Error('The map has a zone where nobody is.');
    const { player: _player, ...foe } = { ...last, id: 'canary', name: 'CANARY', side: 'foes', place };
    const planted: Script = { ...first, lines: [], cast: [...first.cast, foe] };
    const start = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, planted), [
      { edit: [{ edit: 'fog', places: 'all', way: 'hide' }], label: 'Fog' },
    ]);
    let looks = 0;
    let known = false;
    playAtRandom(ruleset, start, 7, 25, (at) => {
      const { fight, question } = liveStateOf(ruleset, at);
      const view = publicView(ruleset, fight, question, { party: 'exact', others: 'exact' });
      // Once the party has met the hidden combatant its name is known.
      known ||= view.combatants.some(({ name }) => name.includes('CANARY'));
      if (known) return;
      looks += 1;
      expect(JSON.stringify(view), 'Players read of nobody who stands in fog.').not.toMatch(/CANARY/i);
    });
    expect(looks, 'Looks before the party met who stood in fog.').toBeGreaterThan(3);
  });
}
