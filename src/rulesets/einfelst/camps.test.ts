/** Hostility: three hostile sides and a neutral one, in every rule that asks for friend or foe. */
import { describe, expect, it } from 'vitest';
import type { Script } from '../../engine/script.ts';
import {
  begunOn,
  cardsOf,
  fightOf,
  lastOf,
  offerOf,
  placeOf,
  playOn,
  questionOf,
  sixesOf,
  tableOf,
  trackOf,
} from './table.testing.ts';

const sides: NonNullable<Script['sides']> = [
  { id: 'party', name: 'The party', stance: 'party' },
  { id: 'orcs', name: 'The orcs', stance: 'foe', toward: { undead: 'foe' } },
  { id: 'undead', name: 'The undead', stance: 'foe' },
  { id: 'town', name: 'The town', stance: 'neutral' },
];
const MEMBERS = [
  ['ann', 'party'],
  ['orc', 'orcs'],
  ['ghoul', 'undead'],
  ['baker', 'town'],
  ['smith', 'town'],
] as const;
type Zones = Partial<Record<(typeof MEMBERS)[number][0], string>>;
const cast = (zones: Zones = {}, sheets: Record<string, Record<string, unknown>> = {}) =>
  tableOf(
    MEMBERS.map(([id, side]) => ({
      id,
      side,
      zone: zones[id] ?? 'west',
      sheet: id === 'ann' ? { ...sheets.ann } : { kind: 'person', counts: 'points', ...sheets[id] },
    })),
    {},
    sides,
  );
/** A fight in which the people act in the order named. */
const inTurn = (first: string, zones: Zones = {}, sheets: Record<string, Record<string, unknown>> = {}) =>
  begunOn(cast(zones, sheets), ...MEMBERS.map(([id], at) => (id === first ? 1 : at + 2)));
const optionsOf = (at: ReturnType<typeof tableOf>) => {
  const found = questionOf(at);
  return found?.kind === 'choose' ? found.options.map(({ id }) => id) : found;
};
const aims = (who: string) => {
  const found = questionOf(playOn(inTurn(who), { do: 'attack', by: who, with: 'sword' }));
  return found?.kind === 'choose' ? found.options.map(({ id, detail }) => `${id}: ${detail}`) : found;
};

describe('three hostile sides', () => {
  it('EW-20 a combatant who aims sees its enemies first, then neutral people, then friends', () => {
    expect(aims('orc')).toEqual([
      'ann: same zone',
      'ghoul: same zone',
      'baker: same zone, no enemy',
      'smith: same zone, no enemy',
    ]);
    expect(aims('baker')?.toString()).toMatch(/^ann: same zone, no enemy,orc.*smith: same zone, a friend$/);
  });
  it('EW-36 orcs in ambush surprise the party and the undead, and found out both draw; the town does neither', () => {
    const tried = (mine: number, theirs: number) =>
      playOn(
        cast(),
        { begin: true },
        ...['enter', '2', '3', '4', '5', '6', 'test:orcs', 'read'].map((answer) => ({ answer })),
        { answer: { dice: { first: sixesOf(mine), 'against-1': sixesOf(theirs) } } },
      );
    expect(questionOf(tried(0, 0))).toMatchObject({ rule: 'EW-38', title: 'Ann: which card?' });
    const drawn = playOn(tried(0, 0), { answer: '1' }, { answer: '7' });
    expect(cardsOf(drawn)).toMatchObject({ 'ann/ann': 1, 'ghoul/ghoul': 4, 'orc/orc': 3, 'baker/baker': 5 });
    expect(questionOf(tried(1, 0))).toMatchObject({ rule: 'EW-36', title: 'Orc: which card?' });
  });
  it('EW-33 a zone of the undead bars the orc’s flight, one of the town does not', () => {
    const ways = (zones: Zones) => offerOf(inTurn('orc', { orc: 'west', ann: 'far', ...zones }), 'orc', 'flee');
    expect([
      ways({ ghoul: 'mid', baker: 'far', smith: 'far' }),
      ways({ ghoul: 'far', baker: 'mid', smith: 'mid' }),
    ]).toEqual(['EW-33', true]);
  });
  it('EW-34 enemies of several sides are asked together, by the Director: who gives chase', () => {
    const zones = { orc: 'mid', ann: 'mid', ghoul: 'mid', baker: 'mid', smith: 'mid' };
    const at = playOn(inTurn('orc', zones), { do: 'flee', by: 'orc', with: 'sneak' }, { answer: 'zone:east' });
    expect([questionOf(at)?.seat, optionsOf(at)]).toEqual([
      { kind: 'gm' },
      ['finesse:ann', 'track:ann', 'finesse:ghoul', 'track:ghoul', 'pass'],
    ]);
    const caught = playOn(
      at,
      { answer: 'track:ghoul' },
      { answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } } },
    );
    expect(['orc', 'ghoul', 'ann'].map((id) => placeOf(caught, id))).toEqual(['east', 'east', 'mid']);
  });
  it('EW-06 characters who fight each other do not swap, neutral and friendly ones may', () => {
    const sheets = { ghoul: { kind: 'character' }, baker: { kind: 'character' } };
    expect(optionsOf(playOn(inTurn('ann', {}, sheets), { do: 'swap', by: 'ann' }))).toEqual(['baker']);
    expect(offerOf(inTurn('ann', {}, { ghoul: { kind: 'character' } }), 'ann', 'swap')).toBe('EW-06');
  });
  it('EW-17 the orc lures any but its friends', () => {
    expect(optionsOf(playOn(inTurn('baker'), { do: 'lure', by: 'baker', with: 'finesse' }))).toEqual([
      'ann',
      'orc',
      'ghoul',
    ]);
  });
});

describe('neutral people', () => {
  const hits = (...answers: string[]) =>
    playOn(
      inTurn('ann'),
      { do: 'attack', by: 'ann', with: 'sword' },
      { answer: 'baker' },
      ...answers.map((answer) => ({ answer })),
    );
  it('EW-20 may be attacked, and it is asked first who turns hostile; enemies are not asked about', () => {
    expect(questionOf(hits())).toMatchObject({ seat: { kind: 'gm' }, rule: 'EW-20' });
    expect(optionsOf(hits())).toEqual(['side', 'one', 'nobody']);
    const orc = playOn(inTurn('ann'), { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'orc' });
    expect(questionOf(orc)?.rule).toBe('EW-16');
  });
  it('EW-20 as enemies they hold their zone, one alone or all of them; the blow goes on', () => {
    const bars = (answer: string) => {
      const at = playOn(
        hits(answer),
        { answer: 'pass' },
        { answer: { dice: sixesOf(1) } },
        { do: 'end-turn', by: 'ann' },
      );
      const moved = (who: string) => ({
        edit: [{ edit: 'combatant' as const, combatant: who, place: { kind: 'zone' as const, zone: 'mid' } }],
        label: 'Put.',
      });
      const out = ['orc', 'ghoul'].map((id) => ({
        edit: [{ edit: 'sheet' as const, combatant: id, path: 'gone', value: 'out' }],
        label: 'Out.',
      }));
      const rest = playOn(at, ...out, moved('smith'), { do: 'skip' }, { do: 'skip' });
      return [trackOf(rest, 'baker', 'points'), offerOf(rest, 'ann', 'flee')];
    };
    expect([bars('side'), bars('one'), bars('nobody')]).toEqual([
      [2, 'EW-33'],
      [2, true],
      [2, true],
    ]);
  });
  it.each([
    ['grapple', undefined, 'EW-29'],
    ['push', undefined, 'EW-17'],
    ['cast', 'spark', 'EW-25'],
  ] as const)('EW-20 a %s breaks the peace too', (deed, form, rule) => {
    const spells = [{ id: 'spark', name: 'Spark', about: '', far: 1, harm: 1, kind: 'physical', resist: 'none' }];
    const at = playOn(
      inTurn('ann', {}, { ann: { spells } }),
      { do: deed, by: 'ann', ...(form ? { with: form } : {}) },
      { answer: 'baker' },
    );
    expect(questionOf(at)).toMatchObject({ rule, seat: { kind: 'gm' } });
    expect(lastOf(playOn(at, { answer: 'side' }), rule)).toBe('The town: now hostile to the party.');
  });
  it('EW-25 a harmless spell breaks no peace, and a target who is no friend may resist it', () => {
    const spells = [{ id: 'charm', name: 'Charm', about: '', far: 1, harm: 0, kind: 'mental', resist: 'read' }];
    const at = playOn(
      inTurn('ann', {}, { ann: { spells } }),
      { do: 'cast', by: 'ann', with: 'charm' },
      { answer: 'baker' },
    );
    expect(optionsOf(at)).toEqual(['resist', 'pass']);
  });
  it('EW-45 may be helped: their fire is beaten at like a friend’s', () => {
    const fire = { path: 'fire', value: { damage: 1, needs: 1, saved: 0 } };
    const lit = playOn(inTurn('ann'), { edit: [{ edit: 'sheet', combatant: 'baker', ...fire }], label: 'Lit.' });
    const out = playOn(lit, { do: 'put-out', by: 'ann' }, { answer: { dice: sixesOf(1) } });
    expect([lastOf(out, 'EW-45'), fightOf(out).stage]).toEqual(['Baker is no longer burning.', 'running']);
  });
});
