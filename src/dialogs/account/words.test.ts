/**
 * Tests the account in words and as Markdown: it says what is incomplete, and no character of a
 * name becomes markup.
 */
import { describe, expect, it } from 'vitest';
import { accountOf } from '../../engine/account/accountOf.ts';
import { dispatch } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { markdownOf } from './markdown.ts';
import { accountCaveats, accountHeadline, extraLossWords, idleOf, lossesOf, namesOf } from './words.ts';

const begun = () => playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const ended = (encounter = begun()) => {
  const over = dispatch(toy, encounter, { type: 'end' });
  if (!over.ok) throw new Error(over.refusal.text);
  return over.value;
};

describe('the account of a fight', () => {
  it('says that a fight ended by hand was cut short, and who still stood', () => {
    const account = accountOf(toy, ended());
    expect(accountHeadline(account)).toBe('Cut short: nobody has won');
    expect(accountCaveats(account)[0]).toMatch(/^Still standing: .*, /);
    expect(lossesOf(account)).toEqual([]);
  });
  it('has the game’s own sentence as its headline once, when the game ended the fight while enemies still stood', () => {
    const account = accountOf(toy, ended());
    const settled = { ...account, ending: { ...account.ending, how: 'settled' as const, told: 'Won: The bell rang.' } };
    expect([accountHeadline(settled), extraLossWords(settled)]).toEqual(['Won: The bell rang', undefined]);
    expect(accountCaveats(settled)[0]).toMatch(/^Still standing: /);
    expect(markdownOf(settled).split('The bell rang')).toHaveLength(2);
  });
  it('says so when the fight is still running, and when an older fight was not counted', () => {
    const running = begun();
    expect(accountHeadline(accountOf(toy, running))).toBe('The fight is still going on');
    const { facts: _none, ...older } = running.fight;
    expect(accountCaveats(accountOf(toy, { ...running, fight: older })).join(' ')).toMatch(/older Affray/);
    expect(accountCaveats(accountOf(toy, running)).join(' ')).not.toMatch(/older Affray/);
  });
  it('names the side that still stands alone as the winner', () => {
    const encounter = begun();
    const foes = Object.values(encounter.fight.combatants).filter(
      ({ side }) => encounter.fight.sides[side]?.stance === 'foe',
    );
    const edits = foes.map(({ id }) => ({ edit: 'sheet', combatant: id, path: 'harm', value: 99 }));
    const felled = dispatch(toy, encounter, { type: 'edit', label: 'All fall', edits });
    if (!felled.ok) throw new Error(felled.refusal.text);
    const account = accountOf(toy, ended(felled.value));
    expect(accountHeadline(account)).toMatch(/^Won: /);
    expect(account.rulings).toBe(1);
    expect(lossesOf(account).flatMap(({ ends }) => ends.flatMap(({ lost }) => lost)).length).toBe(foes.length);
  });
  it('names in a crowd those who did nothing and suffered nothing, and in a small fight nobody', () => {
    const [someone] = accountOf(toy, begun()).people;
    if (!someone) throw new Error('Nobody is there.');
    const dice = { ...someone.dice, dice: 0 };
    const crowd = Array.from({ length: 9 }, (_, at) => ({ ...someone, dice, name: `Goblin ${at + 1}` }));
    const struck = crowd.with(2, { ...someone, dice, name: 'Goblin 3', taken: 1 });
    expect(namesOf(idleOf(struck))).toBe('Goblin 1, 2, 4, 5, 6, 7, 8, 9');
    expect(idleOf(struck.slice(1))).toEqual([]);
    expect(namesOf([{ name: 'Goblin' }, { name: 'Goblin 2' }, { name: 'Anna' }, { name: 'Goblin 4' }])).toBe(
      'Goblin, Goblin 2, 4, Anna',
    );
  });
  it('keeps its tables whole as Markdown, whatever the combatants’ names are', () => {
    const account = accountOf(toy, { ...ended(), name: 'A | b # *c*' });
    const [person] = account.people;
    const text = markdownOf({ ...account, people: person ? [{ ...person, name: 'x|y' }] : [] });
    expect(text).toContain('# A \\| b \\# \\*c\\*\n');
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(new Set(rows.map((line) => line.replaceAll('\\|', '').split('|').length)).size).toBe(1);
  });
});
