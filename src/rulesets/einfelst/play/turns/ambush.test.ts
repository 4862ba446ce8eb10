/**
 * Ambushes: of whole sides, of some of one, of latecomers; who draws, who lurks, and what is told.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../../../../engine/log/read.ts';
import { publicView } from '../../../../engine/public/publicView.ts';
import { einfelst } from '../../index.ts';
import {
  badgeCount,
  badgesOf,
  begunOn,
  cardsOf,
  diceAsked,
  fightOf,
  lastOf,
  mayAct,
  offerOf,
  playOn,
  poolOf,
  questionOf,
  sixesOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const duel = (ann: Record<string, unknown> = {}, foe: Record<string, unknown> = {}) =>
  begunOn(
    tableOf([
      { id: 'ann', sheet: ann },
      { id: 'foe', sheet: foe },
    ]),
    1,
    2,
  );
const three = () => tableOf([{ id: 'ann' }, { id: 'ben' }, { id: 'foe' }]);
const answers = (...list: string[]) => list.map((answer) => ({ answer }));
/** The fight begins, and everybody draws a card. */
const opened = [{ begin: true as const }, ...answers('enter', '7', '8', '5')];
/** The foes come out of hiding: the Director has granted the ambush without a test. */
const granted = () => playOn(three(), ...opened, ...answers('granted:foes', '1'));
const shout = (who: string) => ({ do: 'shout', by: who });
const end = (who: string) => ({ do: 'end-turn', by: who });

describe('an ambush', () => {
  const cast = (sheet: Record<string, unknown> = {}) =>
    playOn(
      tableOf([{ id: 'ann' }, { id: 'ben', sheet }, { id: 'foe' }, { id: 'rock', side: 'bystanders' }]),
      ...opened,
      {
        answer: '2',
      },
    );
  it('EW-36 the table says who sneaks and what could give them away; the best come first', () => {
    const skills = {
      skills: {
        sneak: 5,
        strike: 2,
        shoot: 2,
        force: 2,
        endure: 2,
        finesse: 2,
        track: 2,
        read: 2,
        study: 2,
        persuade: 2,
        charm: 2,
        intimidate: 2,
        cast: 2,
      },
    };
    const who = playOn(cast(skills), { answer: 'test:party' });
    expect(questionOf(who)).toMatchObject({
      seat: { kind: 'gm' },
      audience: 'gm',
      options: [
        { id: 'ben', detail: '7 dice' },
        { id: 'ann', detail: '4 dice' },
      ],
    });
    const how = playOn(who, { answer: 'ann' });
    expect(questionOf(how)).toMatchObject({ options: [{ id: 'track', detail: 'Foe, 4 dice' }, { id: 'read' }] });
    const rolls = questionOf(playOn(how, { answer: 'read' }));
    expect(rolls?.kind === 'dice' && rolls.rolls.map(({ label }) => label)).toEqual(['Ann: Sneak', 'Foe: Read']);
  });
  it('EW-36 a creature with several cards draws one more and gives back the worst', () => {
    const at = playOn(
      tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }]),
      { begin: true },
      ...['enter', '5', '2', '9', 'granted:foes'].map((answer) => ({ answer })),
    );
    expect(questionOf(at)).toMatchObject({ kind: 'choose', title: 'Foe: which card?' });
    expect(cardsOf(playOn(at, { answer: '4' }))).toEqual({ 'ann/ann': 5, 'foe/foe': 2, 'foe.2/foe': 4 });
    expect(cardsOf(playOn(at, { answer: '10' }))).toEqual({ 'ann/ann': 5, 'foe/foe': 2, 'foe.2/foe': 9 });
  });
  it('EW-37 the dice are for the first maneuver: one without a test uses them up, and another’s are untouched', () => {
    const at = playOn(
      cast(),
      ...['test:party', 'ann', 'track'].map((answer) => ({ answer })),
      { answer: { dice: { first: sixesOf(3), 'against-1': sixesOf(0) } } },
      ...answers('1', '3'),
    );
    expect(poolOf(at, 'ann', 'strike')).toBe(6);
    const moved = playOn(at, shout('ann'));
    expect([poolOf(moved, 'ann', 'strike'), poolOf(moved, 'ben', 'strike')]).toEqual([4, 6]);
  });
  it('EW-37 a hazard is no maneuver: it neither has the dice nor takes them', () => {
    const at = playOn(duel({ firstDice: 2 }), { do: 'hunger' }, { answer: 'ann' }, { answer: 'mental' });
    expect(diceAsked(at)).toBe(4);
    expect(poolOf(playOn(at, { answer: { dice: sixesOf(1) } }), 'ann', 'strike')).toBe(6);
  });
  it('EW-37 what is left of them is gone with the round', () => {
    const at = playOn(duel({}, { firstDice: 2 }), end('ann'));
    expect(poolOf(at, 'foe', 'strike')).toBe(6);
    expect(poolOf(playOn(at, end('foe')), 'foe', 'strike')).toBe(4);
  });
  it('EW-39 granted to enemies, the players read nothing of it', () => {
    const at = playOn(cast(), ...answers('granted:foes', '1'));
    const told = readLog(fightOf(at)).filter(({ rule }) => rule === 'EW-39');
    expect(told.length).toBe(2);
    expect(told.every(({ shown }) => shown === undefined)).toBe(true);
    const shown = JSON.stringify(publicView(einfelst, fightOf(at), undefined, { party: 'exact', others: 'word' }));
    expect(shown).not.toMatch(/surprise/);
  });
  it('EW-36 a lurking enemy that reacts is seen', () => {
    const at = strikeAt(duel({}, { lurking: true }), 'ann', 'foe', 'parry', sixesOf(1), sixesOf(0));
    expect(badgesOf(at, 'foe')).not.toContain('lurking');
    expect(badgesOf(strikeAt(duel({}, { lurking: true }), 'ann', 'foe', 'pass', sixesOf(0)), 'foe')).toContain(
      'lurking',
    );
  });
  it('EW-36 nobody neutral is surprised or draws', () => {
    const at = playOn(cast(), ...['test:party', 'ann', 'track'].map((answer) => ({ answer })), {
      answer: { dice: { first: sixesOf(0), 'against-1': sixesOf(0) } },
    });
    expect(questionOf(at)).toMatchObject({ rule: 'EW-38', title: 'Foe: which card?' });
    expect(lastOf(at, 'EW-38')).toBe('The party are found out.');
  });
});

describe('ambush', () => {
  const tried = (mine: number, theirs: number, ...cards: number[]) =>
    playOn(
      three(),
      ...opened,
      ...answers('test:party', 'ann', 'track'),
      { answer: { dice: { first: sixesOf(mine), 'against-1': sixesOf(theirs) } } },
      ...answers(...cards.map(String)),
    );
  it('EW-36 Sneak against Track or Read, one test for all; each ambusher draws again and keeps the better', () => {
    const at = tried(1, 0, 2, 9);
    expect(cardsOf(at)).toEqual({ 'ann/ann': 2, 'ben/ben': 8, 'foe/foe': 5 });
    expect(badgeCount(at, 'ann', 'ambush')).toBeUndefined();
  });
  it('EW-37 each extra success is a die more on the first maneuver', () => {
    const at = tried(3, 1, 1, 2);
    expect(badgeCount(at, 'ann', 'ambush')).toBe(1);
    const first = playOn(at, { do: 'attack', by: 'ann', with: 'sword' }, { answer: 'foe' }, { answer: 'pass' });
    expect(questionOf(first)?.kind === 'dice' && questionOf(first)).toMatchObject({
      rolls: [{ groups: [{ count: 5 }] }],
    });
    expect(badgeCount(playOn(first, { answer: { dice: [1, 1, 1, 1, 1] } }), 'ann', 'ambush')).toBeUndefined();
  });
  it('EW-38 failing, the opponents draw the extra card instead', () => {
    const at = tried(1, 1, 1);
    expect(cardsOf(at)).toEqual({ 'ann/ann': 7, 'ben/ben': 8, 'foe/foe': 1 });
  });
  it('EW-38 level is failing, one more is not, and who fails draws nothing and lurks no longer', () => {
    expect(lastOf(tried(2, 2, 1), 'EW-38')).toBeDefined();
    expect(lastOf(tried(2, 1, 1, 2), 'EW-38')).toBeUndefined();
    const found = tried(0, 0, 1);
    expect(badgesOf(found, 'ann')).toEqual([]);
  });
  it('EW-39 the Director may grant it with no test', () => {
    const at = granted();
    expect(cardsOf(at)).toMatchObject({ 'foe/foe': 1, 'ann/ann': 7 });
  });
  it('EW-36 lurking enemies are not on the players’ screen until they act', () => {
    const at = granted();
    const shown = (now: typeof at) =>
      publicView(einfelst, fightOf(now), undefined, { party: 'exact', others: 'word' }).combatants.map(({ id }) => id);
    expect(shown(at)).toEqual(['ann', 'ben']);
    expect(shown(playOn(at, { do: 'shout', by: 'foe' }))).toEqual(['ann', 'ben', 'foe']);
  });
});

describe('some of a side', () => {
  const begins = (at = three()) => playOn(at, { begin: true }, ...answers('enter', '7', '8', '5'));
  it('EW-36 any of a side may lie in ambush: they alone draw, lurk and have the dice', () => {
    const at = playOn(begins(), { answer: 'some:party' }, { answer: ['ben'] }, ...answers('test', 'read'), {
      answer: { dice: { first: sixesOf(3), 'against-1': sixesOf(1) } },
    });
    expect(questionOf(at)?.title).toBe('Ben: which card?');
    const drawn = playOn(at, { answer: '1' });
    expect(cardsOf(drawn)).toEqual({ 'ann/ann': 7, 'ben/ben': 1, 'foe/foe': 5 });
    expect([badgesOf(drawn, 'ann'), badgeCount(drawn, 'ben', 'ambush'), badgesOf(drawn, 'foe')]).toEqual([[], 1, []]);
    expect(lastOf(at, 'EW-36')).toBe('Ben surprises the others, with 1 die more on the first maneuver.');
  });
  it('EW-39 some of a side may be granted it', () => {
    const at = playOn(begins(), { answer: 'some:party' }, { answer: ['ann', 'ben'] }, { answer: 'granted' });
    expect(questionOf(at)).toMatchObject({ rule: 'EW-39', title: 'Ann: which card?' });
    expect(questionOf(playOn(at, { answer: '1' }))).toMatchObject({ rule: 'EW-39', title: 'Ben: which card?' });
  });
  it('EW-36 nobody alone is “some”, and nobody chosen is refused', () => {
    const found = questionOf(begins());
    expect(found?.kind === 'choose' && found.options.map(({ id }) => id)).toEqual([
      'no',
      'test:party',
      'test:foes',
      'granted:party',
      'granted:foes',
      'some:party',
    ]);
    expect(() => playOn(begins(), { answer: 'some:party' }, { answer: { picked: [] } })).toThrow(/Pick 1 to 2/);
  });
  it('EW-36 those marked as in ambush in setting up are the ambushers of their side', () => {
    const marked = tableOf([{ id: 'ann' }, { id: 'ben', sheet: { lurking: true } }, { id: 'foe' }]);
    const found = questionOf(begins(marked));
    expect(found?.kind === 'choose' && found.options.find(({ id }) => id === 'granted:party')?.label).toBe(
      'Ben surprises the others, with no test',
    );
    const at = playOn(begins(marked), ...answers('granted:party', '1'));
    expect(cardsOf(at)).toEqual({ 'ann/ann': 7, 'ben/ben': 1, 'foe/foe': 5 });
  });
});

describe('late comers', () => {
  const comer = (id: string, side: string) => ({
    edit: 'add' as const,
    combatant: {
      ...(fightOf(duel()).combatants[side === 'foes' ? 'foe' : 'ann'] as object),
      id,
      name: 'Wolf',
    },
  });
  /** Ann has acted on the 2, it is the turn of the foe's 5, and a wolf comes in. */
  const come = () =>
    playOn(
      begunOn(three(), 2, 8, 5),
      end('ann'),
      { edit: [comer('foe-2', 'foes')], label: 'A wolf.' },
      { do: 'ambush' },
    );
  it('EW-36 who comes late and surprises draws its card and the extra one at once, and acts in this round', () => {
    const won = playOn(come(), { answer: 'some:foes' }, { answer: ['foe-2'] }, ...answers('test', 'read'), {
      answer: { dice: { first: sixesOf(2), 'against-1': sixesOf(0) } },
    });
    expect(questionOf(won)).toMatchObject({ rule: 'EW-01', title: 'Wolf: which card?' });
    const drawn = playOn(won, ...answers('9', '1'));
    expect(cardsOf(drawn)).toEqual({ 'foe-2/foe-2': 1, 'ann/ann': 2, 'foe/foe': 5, 'ben/ben': 8 });
    expect([mayAct(drawn), trackOf(drawn, 'foe-2', 'slow'), badgeCount(drawn, 'foe-2', 'ambush')]).toEqual([
      ['foe-2'],
      1,
      1,
    ]);
    expect([badgesOf(drawn, 'foe'), badgesOf(drawn, 'foe-2').includes('lurking')]).toEqual([[], true]);
  });
  it('EW-38 found out, it has no card before the next round, and each opponent draws the extra one', () => {
    const lost = playOn(come(), { answer: 'some:foes' }, { answer: ['foe-2'] }, ...answers('test', 'read'), {
      answer: { dice: { first: sixesOf(1), 'against-1': sixesOf(1) } },
    });
    expect(questionOf(lost)).toMatchObject({ rule: 'EW-38', title: 'Ann: which card?' });
    const drawn = playOn(lost, ...answers('1', '3'));
    expect(cardsOf(drawn)).toEqual({ 'ann/ann': 1, 'ben/ben': 3, 'foe/foe': 5 });
    // Ann has had her turn, so a better card gives her no second one (EW-07).
    expect([mayAct(drawn), offerOf(drawn, 'foe-2', 'shout')]).toEqual([['ben'], 'EW-02']);
  });
  it('EW-39 granted with no test; with no enemies there is nobody to surprise', () => {
    const granted = playOn(come(), { answer: 'some:foes' }, { answer: ['foe-2'] }, { answer: 'granted' });
    expect(questionOf(granted)?.rule).toBe('EW-01');
    const alone = begunOn(tableOf([{ id: 'ann' }, { id: 'ben' }]), 1, 2);
    expect(offerOf(alone, 'table', 'ambush')).toBe('EW-36');
  });
  it('EW-36 those who have a card already draw the extra one and keep the better', () => {
    const at = playOn(begunOn(three(), 2, 8, 5), { do: 'ambush' }, ...answers('granted:foes', '1'));
    expect(cardsOf(at)).toMatchObject({ 'foe/foe': 1, 'ann/ann': 2 });
  });
});
