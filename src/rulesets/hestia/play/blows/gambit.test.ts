/**
 * Gambits: their reach, who puts them into words, their effects, and the opponent's free action.
 */
import { describe, expect, it } from 'vitest';
import { type At, inField, optionsIn, pairOf, plainAxe } from '../../edges.testing.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import { armouryWeapon } from '../../sheet/weapons.ts';
import { badgesOf, fightOf, lastOf, playOn, questionOf, standingOf, trackOf } from '../../table.testing.ts';

const at = (at: At, target = 'foe') => playOn(at, { do: 'gambit', by: 'ann', with: 'agility' }, { answer: target });
const blocked = (of: At) => optionsIn(of).flatMap(({ id, blocked: why }) => (why ? [`${id} ${why.rule}`] : []));
/** Answers the test's d20 with this face, with neither boon nor bane. */
const rolled = (of: At, face: number) => playOn(of, { answer: '0' }, { answer: { dice: [face] } });
const inWords = (of: At, face: number) =>
  rolled(playOn(at(of), { answer: 'own' }, { answer: { text: 'throws sand in its eyes.' } }), face);

describe('the range of a gambit', () => {
  it('HE-20 any that makes sense: at a distance what hands cannot do is greyed, words reach as far as one sees', () => {
    const far = at(inField([0, 0], [6, 0]));
    expect(blocked(far)).toEqual(['shove HE-20', 'trip HE-20', 'disarm HE-20', 'grapple HE-20']);
    expect(blocked(at(inField([0, 0], [1, 0])))).toEqual([]);
  });
  it('HE-20 a polearm trips at its reach, a bow disarms at its range', () => {
    const armedWith = (id: string) =>
      playOn(inField([0, 0], [2, 0]), {
        edit: [{ edit: 'sheet', combatant: 'ann', path: 'weapons', value: [{ ...armouryWeapon(id), where: 'hand' }] }],
        label: 'Arms',
      });
    expect(blocked(at(armedWith('polearm')))).toEqual(['shove HE-20', 'grapple HE-20']);
    expect(blocked(at(armedWith('bow')))).toEqual(['shove HE-20', 'trip HE-20', 'grapple HE-20']);
  });
  it('HE-20 a failure from afar gives what still makes sense: no blow that does not reach', () => {
    const failed = inWords(inField([0, 0], [6, 0]), 2);
    expect(optionsIn(failed).map(({ id }) => id)).toEqual(['hamper', 'pass']);
  });
});

describe('in words', () => {
  it('HE-20 the table writes the attempt down, and the GM says what a success does', () => {
    const done = inWords(inField([0, 0], [6, 0]), 10);
    expect(lastOf(done, 'HE-20')).toBe('Ann tries “throws sand in its eyes” on Foe, and it succeeds.');
    expect(questionOf(done)?.seat).toEqual({ kind: 'gm' });
    expect(badgesOf(playOn(done, { answer: 'dazed' }), 'foe')).toEqual(['dazed']);
    expect(badgesOf(playOn(done, { answer: 'told' }), 'foe')).toEqual([]);
    expect(standingOf(playOn(done, { answer: 'out' }), 'foe')).toBe('out of action');
  });
  it('HE-20 something told aloud asks for no words, as before', () => {
    const told = rolled(playOn(at(pairOf()), { answer: 'other' }), 10);
    expect([questionOf(told), lastOf(told, 'HE-20')]).toEqual([
      undefined,
      'Ann tries a gambit on Foe, and it succeeds.',
    ]);
  });
});

describe('pinned in place', () => {
  const pinned = (state: HestiaSheet['states']) => pairOf({}, { states: state });
  it('HE-18 a pinned target cannot be shoved, but can be tripped', () => {
    expect(blocked(at(pinned(['pinned'])))).toEqual(['shove HE-18', 'grapple HE-20']);
    expect(blocked(at(pinned(['dazed'])))).toEqual([]);
  });
  it('HE-18 nor moved by a gambit in words', () => {
    expect(blocked(inWords(pinned(['pinned']), 10))).toEqual(['shove HE-18', 'pinned HE-20']);
  });
});

describe('the opponent’s free action', () => {
  const sword = { ...plainAxe, uses: ['piercing' as const] };
  it('HE-20 an attack with any use of the weapon', () => {
    const failed = rolled(playOn(at(pairOf({}, { weapons: [sword] })), { answer: 'trip' }), 2);
    expect(optionsIn(failed).map(({ id }) => id)).toEqual(['attack:axe', 'attack:axe:piercing', 'hamper', 'pass']);
    const struck = playOn(
      failed,
      { answer: 'attack:axe:piercing' },
      { answer: { dice: [15] } },
      { answer: { dice: [8] } },
      { answer: 'effect' },
    );
    expect([badgesOf(struck, 'ann'), trackOf(struck, 'ann', 'grit')]).toEqual([['pinned'], 1]);
  });
  it('HE-20 who flees has it as well; by house rule it only runs', () => {
    const against = (house: Record<string, unknown>) =>
      rolled(playOn(at(pairOf({}, { states: ['fleeing'] }, house)), { answer: 'trip' }), 2);
    expect(questionOf(against({}))?.seat).toEqual({ kind: 'combatant', combatant: 'foe' });
    expect(questionOf(against({ fleeingAct: false }))).toBeUndefined();
    expect(fightOf(against({ fleeingAct: false })).log.at(-1)?.rule).toBe('HE-23');
  });
});
