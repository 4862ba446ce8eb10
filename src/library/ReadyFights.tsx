/** Ready-made fights by game: one click starts one, with its opening played. */

import { Play } from 'lucide-react';
import { useState } from 'react';
import { count } from '../engine/words.ts';
import { cards, type FightCard, type GameCard } from '../rulesets/cards.ts';
import { useTable } from '../store/store.ts';
import { BareButton } from '../ui/Button.tsx';
import { knowIcons } from '../ui/icons/icons.ts';
import { Picks } from '../ui/Picks.tsx';
import { coming, useAhead, useCome } from '../ui/parts/later.tsx';
import { useOneAtATime } from './useOneAtATime.ts';

/** Pictures come once the page is quiet, with the icons on them: a card says its fight without one. */
const picture = coming(async () => {
  const [{ CardPicture }, { cardIcons }] = await Promise.all([import('./CardPicture.tsx'), import('./cardIcons.ts')]);
  knowIcons(cardIcons);
  return CardPicture;
});
const ahead = [picture];

function Card({ game, fight, onStart, busy }: { game: string; fight: FightCard; onStart(): void; busy: boolean }) {
  const Picture = useCome(picture);
  return (
    <BareButton
      onPress={onStart}
      isDisabled={busy}
      aria-label={`Start ${fight.name}. ${fight.about}`}
      className="group flex flex-col overflow-hidden rounded-card bg-panel text-left outline-offset-2 transition-colors hover:bg-raised disabled:opacity-60"
    >
      <span className="block aspect-[16/10] w-full overflow-hidden bg-lifted">
        {Picture ? <Picture game={game} fight={fight.id} /> : null}
      </span>
      <span className="flex flex-1 flex-col gap-1 px-4 pt-3 pb-3.5">
        <span className="font-semibold leading-snug">{fight.name}</span>
        <span className="line-clamp-6 text-sm text-soft leading-snug">{fight.about}</span>
        <span className="mt-auto flex items-center gap-2 pt-2.5">
          <span className="min-w-0 flex-1 truncate text-faint text-xs tabular-nums">
            {count(fight.combatants, 'combatant')}
          </span>
          <span className="flex h-8 shrink-0 items-center gap-1.5 rounded-full bg-lifted px-3 font-semibold text-ink text-sm transition-colors group-hover:bg-now-fill group-hover:text-on-now group-focus-visible:bg-now-fill group-focus-visible:text-on-now">
            <Play aria-hidden className="size-3.5 fill-current" />
            Start
          </span>
        </span>
      </span>
    </BareButton>
  );
}

function Game({ game, onStart, busy }: { game: GameCard; onStart(fight: FightCard): void; busy: boolean }) {
  return (
    <section aria-labelledby={`ready-${game.id}`}>
      <h3 id={`ready-${game.id}`} className="font-semibold text-lg leading-tight">
        {game.name}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-soft leading-snug">{game.about}</p>
      {game.ready.length === 0 ? (
        <p className="mt-3 text-faint text-sm">
          No ready-made fight comes with this game. Set up a new encounter for it.
        </p>
      ) : (
        <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(12rem,14.5vw,17rem)),1fr))] gap-4">
          {game.ready.map((fight) => (
            <Card key={fight.id} game={game.id} fight={fight} busy={busy} onStart={() => onStart(fight)} />
          ))}
        </div>
      )}
    </section>
  );
}

/** All ready-made fights, or one game's. */
export function ReadyFights() {
  useAhead(ahead);
  const [game, setGame] = useState('all');
  const loading = useTable((table) => table.status === 'loading');
  const createReady = useTable((table) => table.createReady);
  const [start, busy] = useOneAtATime();
  const shown = cards.filter(({ id }) => game === 'all' || id === game);
  return (
    <section aria-labelledby="ready" className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="ready" className="font-semibold text-2xl tracking-tight">
          Ready to play
        </h2>
        {cards.length > 1 ? (
          <Picks
            label="Which game"
            chosen={game}
            onChoose={setGame}
            className="flex flex-wrap gap-1"
            buttonClass="rounded-full px-3 py-1 font-medium text-sm text-soft hover:text-ink aria-checked:bg-lifted aria-checked:text-ink"
            picks={[{ id: 'all', name: 'All games' }, ...cards].map(({ id, name }) => ({ id, face: name }))}
          />
        ) : null}
      </div>
      <div className="mt-5 flex flex-col gap-9">
        {shown.map((one) => (
          <Game
            key={one.id}
            game={one}
            busy={busy || loading}
            onStart={(fight) => start(() => createReady(one.id, fight.id))}
          />
        ))}
      </div>
    </section>
  );
}
