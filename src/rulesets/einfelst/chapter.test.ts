/**
 * Sentences of the chapter that no other test names: which Action is tested, who may react, what
 * costs nothing, what a house rule changes.
 */
import { describe, expect, it } from 'vitest';
import { weaponOf } from './sheet/weapons.ts';
import {
  badgesOf,
  begunOn,
  cardsOf,
  lastOf,
  mayAct,
  offerOf,
  placeOf,
  playOn,
  poolOf,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from './table.testing.ts';

const AXE = weaponOf('axe', 'Axe');
type Sheet = Record<string, unknown>;
type At = ReturnType<typeof tableOf>;
/** A fight in which the cast acts in the order named. */
const cast = (...members: [string, Sheet?, string?][]): At =>
  begunOn(
    tableOf(members.map(([id, sheet = {}, zone = 'west']) => ({ id, sheet, zone }))),
    ...members.map((_, at) => at + 1),
  );
const end = (who: string) => ({ do: 'end-turn', by: who });
const shout = (who: string) => ({ do: 'shout', by: who });
const set = (at: At, combatant: string, path: string, value: unknown): At =>
  playOn(at, { edit: [{ edit: 'sheet', combatant, path, value }], label: 'Set.' });
const labels = (at: At) => {
  const found = questionOf(at);
  return found?.kind === 'dice' ? found.rolls.map(({ label }) => label) : found?.kind;
};
const options = (at: At) => {
  const found = questionOf(at);
  return found?.kind === 'choose' ? found.options.map(({ id }) => id) : found?.kind;
};

describe('rounds and reactions', () => {
  it('EW-02 everybody acts once a round, and the next begins by itself in the same order', () => {
    const round = playOn(cast(['ann'], ['foe'], ['ben']), end('ann'), end('foe'));
    expect([mayAct(round), offerOf(round, 'ann', 'shout')]).toEqual([['ben'], 'EW-02']);
    const next = playOn(round, end('ben'));
    expect([mayAct(next), questionOf(next), cardsOf(next)]).toEqual([
      ['ann'],
      undefined,
      { 'ann/ann': 1, 'foe/foe': 2, 'ben/ben': 3 },
    ]);
  });
  it('EW-15 a fast maneuver saved in one’s turn parries after it, and one spent there does not', () => {
    const parries = (...spent: ReturnType<typeof shout>[]) =>
      options(
        playOn(
          cast(['ann'], ['foe']),
          ...spent,
          end('ann'),
          { do: 'attack', by: 'foe', with: 'sword' },
          { answer: 'ann' },
        ),
      );
    expect([parries(), parries(shout('ann')), parries(shout('ann'), shout('ann'))]).toEqual([
      ['parry', 'pass'],
      ['parry', 'pass'],
      'dice',
    ]);
  });
  it('EW-16 a reaction against an attack that misses is spent all the same', () => {
    const at = strikeAt(cast(['ann'], ['foe']), 'ann', 'foe', 'parry', sixesOf(0), sixesOf(0));
    expect([trackOf(at, 'foe', 'fast'), trackOf(at, 'foe', 'points')]).toEqual([0, 0]);
  });
  it('EW-37 an ambusher’s dice are for its first maneuver of the round, a reaction too', () => {
    const at = strikeAt(cast(['foe'], ['ann', { firstDice: 2 }]), 'foe', 'ann', 'parry', sixesOf(0), sixesOf(0, 6));
    expect(poolOf(at, 'ann', 'strike')).toBe(4);
  });
});

describe('attacks', () => {
  it('EW-20 bare hands roll Force, a melee weapon Strike, a ranged one Shoot', () => {
    const rolls = (arm: unknown, id: string, zone = 'west') =>
      labels(
        playOn(
          cast(['ann', { weapons: [arm] }], ['foe', {}, zone]),
          { do: 'attack', by: 'ann', with: id },
          { answer: 'foe' },
          { answer: 'pass' },
        ),
      );
    expect([rolls('fists', 'fists'), rolls('club', 'club'), rolls('sling', 'sling', 'mid')]).toEqual([
      ['Ann: Force'],
      ['Ann: Strike'],
      ['Ann: Shoot'],
    ]);
  });
  it('EW-20 by house rule a weapon’s damage is the level of one Harm: three is Severe, more is that and the rest', () => {
    const hit = (damage: number) =>
      strikeAt(
        begunOn(
          tableOf([{ id: 'foe', sheet: { weapons: [{ ...AXE, damage }] } }, { id: 'ann' }], { damageIs: 'level' }),
          1,
          2,
        ),
        'foe',
        'ann',
        'pass',
        sixesOf(1),
        undefined,
        'axe',
      );
    const rows = (at: At) => ['lesser', 'moderate', 'severe'].map((level) => trackOf(at, 'ann', `physical.${level}`));
    expect([1, 2, 3, 4].map((damage) => rows(hit(damage)))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 1],
    ]);
    // Harm without a weapon is split as usual.
    const hungry = playOn(begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }], { damageIs: 'level' }), 1, 2), {
      do: 'fear',
    });
    const shaken = playOn(
      hungry,
      { answer: 'value:1' },
      { answer: ['ann'] },
      { answer: { dice: { ann: sixesOf(0) } } },
    );
    expect(questionOf(shaken)?.rule).toBe('EW-24');
  });
  it('EW-28 a dodge with successes to spare may swap cards too', () => {
    const at = strikeAt(cast(['ann', {}, 'mid'], ['foe']), 'ann', 'foe', 'dodge', sixesOf(1), sixesOf(2), 'bow');
    expect(questionOf(at)).toMatchObject({ rule: 'EW-28', seat: { combatant: 'foe' } });
    expect(cardsOf(playOn(at, { answer: 'card' }))).toEqual({ 'foe/foe': 1, 'ann/ann': 2 });
    expect(cardsOf(playOn(at, { answer: 'pass' }))).toEqual({ 'ann/ann': 1, 'foe/foe': 2 });
  });
});
describe('the held', () => {
  const byFoe = { held: { by: 'foe', gagged: false } };
  it('EW-29 gives no chase, and holds nobody by a reaction', () => {
    const flight = playOn(
      cast(['foe-2', {}, 'mid'], ['foe', {}, 'mid'], ['ann', byFoe, 'mid']),
      { do: 'flee', by: 'foe-2', with: 'sneak' },
      { answer: 'zone:east' },
    );
    expect(labels(flight)).toEqual(['Foe-2: Sneak']);
    // Ben holds the foe who holds Ann, so the foe does not answer when she breaks free.
    const chain = cast(['ann', byFoe], ['foe', { held: { by: 'ben', gagged: false } }], ['ben']);
    expect(labels(playOn(chain, { do: 'break-free', by: 'ann' }))).toEqual(['Ann: Force']);
  });
  it('EW-29 moves, draws, flees and casts nothing, and may still let go of whom it holds', () => {
    const at = cast(['ann', { ...byFoe, weapons: [{ ...AXE, where: 'belt' }] }], ['foe']);
    expect(
      ['move', 'draw', 'flee', 'grapple', 'push', 'survey', 'reposition'].map((deed) => offerOf(at, 'ann', deed)),
    ).toEqual(Array.from({ length: 7 }, () => 'EW-29'));
    const both = set(cast(['ann', byFoe], ['foe'], ['foe-2']), 'foe-2', 'held', { by: 'ann', gagged: false });
    expect(badgesOf(playOn(both, { do: 'let-go', by: 'ann' }), 'foe-2')).toEqual([]);
  });
});

describe('flight', () => {
  it('EW-34 who burns, is spent or stands in another zone gives no chase', () => {
    const chased = (at: At) => options(playOn(at, { do: 'flee', by: 'ann', with: 'sneak' }, { answer: 'zone:east' }));
    const near = () => cast(['foe', {}, 'mid'], ['ann', {}, 'mid']);
    expect(chased(playOn(near(), end('foe')))).toEqual(['finesse:foe', 'track:foe', 'pass']);
    expect(chased(playOn(near(), shout('foe'), shout('foe'), end('foe')))).toBe('dice');
    expect(chased(set(playOn(near(), end('foe')), 'foe', 'fire', { damage: 1, needs: 1, saved: 0 }))).toBe('dice');
    expect(chased(cast(['ann', {}, 'mid'], ['foe']))).toBe('dice');
  });
  it('EW-33 who has got away is out of the fight: nobody aims at it, and it holds no zone', () => {
    const gone = playOn(
      cast(['ann', {}, 'mid'], ['foe', {}, 'far'], ['ben', {}, 'mid']),
      { do: 'flee', by: 'ann', with: 'finesse' },
      { answer: 'zone:east' },
      { answer: { dice: sixesOf(1) } },
    );
    expect([standingOf(gone, 'ann'), placeOf(gone, 'ann'), mayAct(gone)]).toEqual(['fled', 'off', ['foe']]);
    expect(offerOf(gone, 'ann', 'shout')).toBe('EW-02');
  });
});

describe('hazards', () => {
  it('EW-43 enduring a fire is automatic: it costs no maneuver, and in its first round Harm comes at once only', () => {
    const lit = playOn(
      cast(['ann'], ['foe']),
      { do: 'ignite' },
      { answer: 'foe' },
      { answer: '0' },
      { answer: { dice: sixesOf(0) } },
    );
    expect([trackOf(lit, 'foe', 'slow'), trackOf(lit, 'foe', 'fast'), trackOf(lit, 'foe', 'points')]).toEqual([
      1, 1, 1,
    ]);
    expect(trackOf(playOn(lit, end('ann')), 'foe', 'points')).toBe(1);
  });
  it('EW-44 who burns draws, opens and takes nothing up, and breaks nobody’s hold', () => {
    const at = set(cast(['ann', { weapons: [{ ...AXE, where: 'belt' }] }, 'mid'], ['foe']), 'ann', 'fire', {
      damage: 1,
      needs: 1,
      saved: 0,
    });
    expect(
      ['draw', 'door', 'take-cover', 'interact', 'survey', 'climb'].map((deed) => offerOf(at, 'ann', deed)),
    ).toEqual(Array.from({ length: 6 }, () => 'EW-44'));
  });
  it('EW-47 a poison that was level does its one Harm and is over', () => {
    const at = playOn(
      cast(['ann'], ['foe']),
      { do: 'poison' },
      { answer: 'foe' },
      { answer: '3' },
      { answer: { dice: { hazard: sixesOf(1, 3), endure: sixesOf(1) } } },
      end('ann'),
      end('foe'),
    );
    expect([trackOf(at, 'foe', 'points'), badgesOf(at, 'foe').includes('poison')]).toEqual([1, false]);
    expect(lastOf(at, 'EW-47')).toBeUndefined();
  });
  it('EW-40 extra successes against fear have no effect', () => {
    const calm = (sixes: number) =>
      playOn(
        cast(['ann'], ['foe']),
        { do: 'fear' },
        { answer: 'value:1' },
        { answer: ['ann'] },
        {
          answer: { dice: { ann: sixesOf(sixes) } },
        },
      );
    expect([questionOf(calm(4)), badgesOf(calm(4), 'ann'), lastOf(calm(4), 'EW-41')]).toEqual([
      undefined,
      badgesOf(calm(1), 'ann'),
      lastOf(calm(1), 'EW-41'),
    ]);
  });
});
