/**
 * Tests the portrait on a card of the players' order: whose picture it is, and how much space it
 * takes.
 */
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicCombatant } from '../../engine/public/publicView.ts';
import { besideName, type Card } from './cards.ts';
import { OrderCard } from './OrderCard.tsx';

const person = (name: string, picture?: string): PublicCombatant => ({
  id: name,
  name,
  side: 'party',
  place: { kind: 'off' },
  look: picture === undefined ? { icon: 'person' } : { icon: 'person', picture },
  size: { room: 1, squares: 1 },
  standing: { at: 'up', word: 'up' },
  tracks: [],
  badges: [],
});
const cardOf = (...who: PublicCombatant[]): Card => ({
  id: who[0]?.id ?? '',
  name: who[0]?.name ?? '',
  who,
  stance: 'party',
  state: 'waiting',
});
const show = (card: Card) =>
  render(
    <ul>
      <OrderCard
        laid={{
          card,
          box: { x: 0, y: 0, width: 200, height: 40 },
          detail: 'full',
          letter: 20,
          name: { lines: [card.name], size: 1, how: 'whole' },
        }}
        pictureOf={async (hash) => (hash === 'known' ? new Blob(['picture']) : undefined)}
      />
    </ul>,
  );
const picture = (name: string) =>
  within(screen.getByRole('listitem', { name: new RegExp(`^${name}`) })).queryByRole('presentation');
const measure = (text: string) => text.length / 2;

it('shows the picture of whoever has one, and takes its room from the name', async () => {
  show(cardOf(person('Ottilie', 'known')));
  await expect.poll(() => picture('Ottilie')).not.toBeNull();
  expect(besideName(cardOf(person('Ottilie', 'known')), measure)).toBeGreaterThan(1);
});
it('shows none for an icon, for a picture that is missing, and for several on one card', async () => {
  show(cardOf(person('Bo')));
  show(cardOf(person('Cy', 'gone')));
  show(cardOf(person('Bandit', 'known'), person('Bandit 2', 'known')));
  await Promise.resolve();
  for (const name of ['Bo', 'Cy', 'Bandit']) expect(picture(name)).toBeNull();
  expect(besideName(cardOf(person('Bo')), measure)).toBe(0);
});
