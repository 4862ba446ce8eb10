/**
 * Tests cards on paper: every creature of every game gets a card that can be ticked, with losses
 * crossed and nothing repeated.
 */
import { describe, expect, it } from 'vitest';
import { ALONE_SIDE, aloneIn } from '../../engine/oneAlone.ts';
import { toy } from '../../engine/toy.testing.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { cardOf } from './cards.ts';

const games = await loadAllGames();

describe.each(games.map((game) => [game.name, game] as const))('the cards of %s', (_, game) => {
  it('have as many boxes as there are points to lose, and a line for what the sheet has', () => {
    for (const creature of game.creatures) {
      const fight = aloneIn(game, creature);
      const one = fight.combatants[ALONE_SIDE];
      if (!one) throw new Error('Nobody is there.');
      const card = cardOf(game, fight, one);
      const tracks = game.tracks(fight, ALONE_SIDE);
      expect(card.name).toBe(creature.name);
      expect(card.tallies.map(({ boxes, written }) => boxes > 0 || written !== undefined)).toEqual(
        tracks.map(() => true),
      );
      for (const [at, { boxes, ticked }] of card.tallies.entries())
        if (boxes > 0) expect(boxes - ticked, `${creature.name}: ${tracks[at]?.label}`).toBeGreaterThanOrEqual(0);
      const heads = card.lines.map(({ label }) => label);
      expect(new Set(heads).size).toBe(heads.length);
      expect(card.lines.every(({ words }) => words !== '' && !words.includes('undefined'))).toBe(true);
    }
  });
});

describe('a card', () => {
  it('crosses out points that are already lost', () => {
    const fight = aloneIn(toy, { name: 'Ash', sheet: { ...toy.blank().sheet, harm: 1 } });
    const one = fight.combatants[ALONE_SIDE];
    const ticked = one ? cardOf(toy, fight, one).tallies.map((tally) => tally.ticked) : [];
    expect(ticked).toContain(1);
  });
});
