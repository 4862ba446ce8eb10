/** Tests the offer of the page after a fight: one press keeps the party on the shelf. */
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shelfStore } from '../../store/shelf/shelf.ts';
import { shownFightNow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { CarriedOver } from './CarriedOver.tsx';

beforeEach(emptyWindow);

it('the party is kept as a party in one press, and nobody else; it is not offered twice', async () => {
  const id = await openScript({
    title: 'At the gallows',
    ruleset: 'murdham',
    scene: 'crossroads',
    cast: [
      { id: 'aldo', name: 'Aldo', side: 'party', creature: 'guard', place: { kind: 'zone', zone: 'milestone' } },
      { id: 'gerda', name: 'Gerda', side: 'party', creature: 'guard', place: { kind: 'zone', zone: 'milestone' } },
      { id: 'thug', name: 'Thug', side: 'foes', creature: 'bandit', place: { kind: 'zone', zone: 'gallows' } },
    ],
    lines: [{ begin: true }, { answer: 'party' }, { end: true }],
  });
  const { fight } = shownFightNow();
  const party = Object.values(fight.combatants).filter(({ side }) => fight.sides[side]?.stance === 'party');
  expect(party.length).toBeGreaterThan(1);
  expect(party.length).toBeLessThan(fight.order.length);
  // Other tests of this run may have left people on the shelf.
  const before = new Set(shelfStore.getState().entries.map((entry) => entry.id));
  render(<CarriedOver encounterId={id} />);
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Keep them as a party' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep them as a party' })).toBeNull());
  const entries = shelfStore.getState().entries.filter((entry) => !before.has(entry.id));
  const kept = entries.find(({ kind }) => kind === 'party');
  expect(kept?.name).toBe(fight.sides[party[0]?.side ?? '']?.name);
  expect(kept?.members).toHaveLength(party.length);
  expect(
    entries
      .filter(({ kind }) => kind === 'character')
      .map(({ id: character }) => character)
      .sort(),
  ).toEqual([...(kept?.members ?? [])].sort());
  expect(entries).toHaveLength(party.length + 1);
});
