/** Cards of the shelf's people for the printer, two beside each other. */

import { ALONE_SIDE, aloneIn } from '../../engine/oneAlone.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Figure } from '../../formats/shelf/item.ts';
import { Card } from './Card.tsx';
import { cardOf } from './cards.ts';
import { Paper } from './Paper.tsx';

/** The cards, each by the rules of its own game. */
export function ShelfCards({
  figures,
  games,
  onClose,
}: {
  figures: readonly Figure[];
  games: readonly Ruleset[];
  onClose(): void;
}) {
  return (
    <Paper title={figures.length === 1 ? 'A card' : `${figures.length} cards`} onClose={onClose}>
      <section aria-label="Cards" className="grid grid-cols-2 items-start gap-2.5">
        {figures.map((figure) => {
          const game = games.find(({ id }) => id === figure.game);
          if (!game) return null;
          const fight = aloneIn(game, figure);
          const one = fight.combatants[ALONE_SIDE];
          if (!one) return null;
          const player = figure.kind === 'character' && figure.player ? { player: figure.player } : {};
          return <Card key={figure.id} card={{ ...cardOf(game, fight, one), note: figure.note, ...player }} />;
        })}
      </section>
    </Paper>
  );
}
