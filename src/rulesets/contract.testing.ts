/** The contract that every game keeps: data that fits, offers that hold, refusals with reasons, views without secrets. */
import packedIcons from 'virtual:game-icons/names';
import { expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { everyone } from '../engine/fight.ts';
import { getPath, withPath } from '../engine/forms/schema.ts';
import { dispatch, live } from '../engine/history.ts';
import { actorsOf, offersOf, TABLE } from '../engine/legality.ts';
import { commandOfOffer, decider, play, playAtRandom, setUpOrThrow } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import type { Book, Ruleset } from '../engine/ruleset.ts';
import { type Script, scriptSchema } from '../engine/script.ts';
import { playScript } from '../engine/scripts/playScript.ts';
import { toScreenSchema } from '../players/link/protocol.ts';
import type { Place } from '../space/scene.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { editsByHand, misfit, openByHand } from './byHand.testing.ts';
import { faultsOfBook } from './common/defineGame.ts';

/** How much players may be told: each line of an example has the next of these. */
const details = [
  { party: 'exact', others: 'exact' },
  { party: 'coloured', others: 'word' },
  { party: 'taken', others: 'nothing' },
] as const;

/** Declares the tests of the contract for a game with its book. */
export function keepsTheContract(ruleset: Ruleset & Book): void {
  const blank = ruleset.blank();
  const ready = ruleset.ready.map(({ script }) => script);
  const first = ready[0] as Script;

  it('gives blank data that fits its own schemas and survives JSON', () => {
    expect(ruleset.sheet.parse(JSON.parse(JSON.stringify(blank.sheet)))).toEqual(blank.sheet);
    expect(ruleset.state.parse(JSON.parse(JSON.stringify(blank.state)))).toEqual(blank.state);
    expect(ruleset.house.parse(JSON.parse(JSON.stringify(blank.house)))).toEqual(blank.house);
  });
  it('has creatures that fit its sheet, each id once', () => {
    for (const { id, sheet } of ruleset.creatures) expect(ruleset.sheet.safeParse(sheet).success, id).toBe(true);
    expect(new Set(ruleset.creatures.map(({ id }) => id)).size).toBe(ruleset.creatures.length);
  });
  it('has creatures with icons that are there: one that src/ui/icons/iconNames.ts lists, or the code names as icon:', () => {
    const unknown = ruleset.creatures.filter(({ icon }) => !packedIcons.includes(icon));
    expect(unknown.map(({ id, icon }) => `“${icon}” of ${id} is drawn as a plain person`)).toEqual([]);
  });
  it('says which kinds of its creatures come to the party, and leaves some for the foes', () => {
    const kinds = new Set(ruleset.creatures.map(({ kind }) => kind));
    expect(ruleset.heroes.length).toBeGreaterThan(0);
    for (const kind of ruleset.heroes) expect(kinds.delete(kind), kind).toBe(true);
    expect(kinds.size).toBeGreaterThan(0);
  });
  it('has form fields and house rules that lead to a value of their data', () => {
    for (const field of ruleset.fields)
      expect(withPath(blank.sheet, field.path, getPath(blank.sheet, field.path)).ok, field.path).toBe(true);
    for (const rule of ruleset.houseRules) {
      expect(getPath(blank.house, rule.path), rule.path).toBeDefined();
      expect(rule.why.length, rule.path).toBeGreaterThan(10);
    }
  });
  it('has a field by hand for every value of a sheet and of its state, or says why not', () => {
    const { open, idle } = openByHand(ruleset);
    expect(open).toEqual([]);
    expect(idle, 'reasons for what has a field, or is no path').toEqual([]);
    for (const [path, why] of Object.entries(ruleset.notByHand)) expect(why.length, path).toBeGreaterThan(10);
  });
  it('takes by hand whatever its fields offer, and still has an order, offers and views afterwards', {
    timeout: 300_000,
  }, () => {
    const at = play(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), first.lines);
    for (const [n, { edit, of }] of editsByHand(ruleset, live(ruleset, at).fight).entries()) {
      const result = dispatch(ruleset, { ...at, open: undefined }, { type: 'edit', label: of, edits: [edit] });
      if (!result.ok) {
        // What else there is may stand against a value, as a third thing in two hands; its kind and its ends may not.
        expect(misfit(ruleset, live(ruleset, at).fight, edit), `${of}: ${JSON.stringify(edit)}`).toBe('');
        continue;
      }
      const { fight } = result.value;
      // What it changes for whom it was set, and for one of the others in turn: all others, after each of them, would say the same again.
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
    expect(faultsOfBook(ruleset, ruleset)).toEqual([]);
  });
  it('has actions with an id once, a rule of its own and words', () => {
    expect(new Set(ruleset.actions.map(({ id }) => id)).size).toBe(ruleset.actions.length);
    for (const { id, rule, help, label } of ruleset.actions) {
      expect(rule, id).toMatch(new RegExp(`^(${ruleset.prefix}-\\d\\d|by hand)$`));
      expect(help.length, id).toBeGreaterThan(8);
      expect(label.length, id).toBeGreaterThan(1);
    }
  });
  it('has ready-made fights and examples that are scripts of this game', () => {
    expect(ready.length).toBeGreaterThan(0);
    for (const script of [...ready, ...ruleset.examples]) {
      const parsed = scriptSchema.safeParse(JSON.parse(JSON.stringify(script)));
      expect(parsed.success ? '' : parsed.error.message, script.title).toBe('');
      expect(script.ruleset).toBe(ruleset.id);
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
      const { fight, question } = live(ruleset, at);
      const view = publicView(ruleset, fight, question, details[line % details.length] ?? details[0]);
      const message = { type: 'view', n: line, view, pictures: [] };
      expect(toScreenSchema.parse(message), `line ${line}`).toEqual(message);
    });
    expect(ok ? '' : `line ${lines.at(-1)?.line} ${lines.at(-1)?.text}: ${lines.at(-1)?.fault}`).toBe('');
  });
  it('accepts every free offer, refuses every greyed one with its own reason, and changes nothing by asking', () => {
    const decide = decider(11);
    let looked = 0;
    playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), 3, 40, (at) => {
      if (at.open || decide.int(0, 3) > 0) return;
      const before = JSON.stringify(at.fight);
      for (const who of actorsOf(at.fight))
        for (const offer of offersOf(ruleset, at.fight, who)) {
          const result = dispatch(ruleset, at, commandOfOffer(offer));
          looked += 1;
          if (offer.blocked) {
            expect(result.ok ? offer : result.refusal).toEqual(offer.blocked);
            expect(offer.blocked.text.length).toBeGreaterThan(5);
            expect(offer.blocked.rule).toMatch(/^[A-Z]{2}-\d\d$|^by hand$/);
          } else expect(result.ok ? '' : `${JSON.stringify(offer)}: ${result.refusal.text}`).toBe('');
        }
      expect(JSON.stringify(at.fight)).toBe(before);
    });
    expect(looked).toBeGreaterThan(20);
  });
  it('draws tracks, badges, figures and an order for everybody, with every id known', () => {
    const at = play(ruleset, setUpOrThrow(ruleset, readyScenes, { ...first, lines: [] }), first.lines);
    const { fight } = live(ruleset, at);
    for (const { id } of everyone(fight)) {
      expect(ruleset.tracks(fight, id).some(({ weight }) => weight === 'vital')).toBe(true);
      expect(ruleset.figures(fight, id).length).toBeGreaterThan(0);
      expect(ruleset.standing(fight, id).word.length).toBeGreaterThan(0);
      const { word, pool } = ruleset.health(fight, id);
      // It has to fit on a card beside the name.
      expect(word, id).toMatch(/^.{2,13}$/);
      if (pool) expect(pool.max, id).toBeGreaterThan(0);
      for (const badge of ruleset.badges(fight, id)) expect(badge.does.length, badge.id).toBeGreaterThan(3);
      for (const other of everyone(fight))
        if (other.id !== id) expect(ruleset.aim(fight, id, other.id).text.length).toBeGreaterThan(0);
    }
    const order = ruleset.order(fight);
    for (const row of order.rows) expect(fight.combatants[row.combatant]).toBeDefined();
    expect(new Set(order.rows.map(({ id }) => id)).size).toBe(order.rows.length);
    expect(order.prompt.length).toBeGreaterThan(5);
  });
  it('calls nobody to a turn any more once the fight is over', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const script = ready[seed % ready.length] as Script;
      const { fight } = playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, script), seed, seed).encounter;
      const { rows, next } = ruleset.order(fight);
      expect(fight.stage, script.title).toBe('over');
      expect(
        rows.filter(({ state }) => state === 'may' || state === 'acting'),
        script.title,
      ).toEqual([]);
      expect(next, script.title).toBeUndefined();
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
    const start = play(ruleset, setUpOrThrow(ruleset, readyScenes, planted), [
      { edit: planted.cast.map(({ id }) => note(id)), label: 'CANARY' },
    ]);
    playAtRandom(ruleset, start, 5, 25, (at) => {
      const { fight, question } = live(ruleset, at);
      expect(JSON.stringify(publicView(ruleset, fight, question, { party: 'exact', others: 'exact' }))).not.toMatch(
        /CANARY/i,
      );
    });
  });
  it('keeps whoever stands in fog from every public view, as long as they stay in it', () => {
    const scene = readyScenes[first.scene as string];
    if (!scene) throw new Error('The ready fight has a map.');
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
    const start = play(ruleset, setUpOrThrow(ruleset, readyScenes, planted), [
      { edit: [{ edit: 'fog', places: 'all', way: 'hide' }], label: 'Fog' },
    ]);
    let looks = 0;
    let known = false;
    playAtRandom(ruleset, start, 7, 25, (at) => {
      const { fight, question } = live(ruleset, at);
      const view = publicView(ruleset, fight, question, { party: 'exact', others: 'exact' });
      // Once somebody of the party has come upon them their name is known.
      known ||= view.combatants.some(({ name }) => name.includes('CANARY'));
      if (known) return;
      looks += 1;
      expect(JSON.stringify(view)).not.toMatch(/CANARY/i);
    });
    expect(looks).toBeGreaterThan(3);
  });
}
