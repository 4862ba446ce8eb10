/** What `npm run fight -- --list` prints: all that a script may use. */
import { expect, it } from 'vitest';
import { murdham } from '../../src/rulesets/murdham/index.ts';
import { fightListing } from './fightList.ts';

it('lists joining, and every form of a ruling', () => {
  const listed = fightListing(murdham, []);
  expect(listed).toContain('{ "join": [ … ], "round": N }');
  for (const form of ['with falls', 'with dies', 'with has-fled', 'with moved']) expect(listed).toContain(form);
});
