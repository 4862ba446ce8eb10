/** Ready-made fights by game. One click starts a fight and plays its opening. */

import { Play } from 'lucide-react';
import { useState } from 'react';
import { countWords } from '../engine/words.ts';
import { type FightCard, type GameCard, gameCards } from '../rulesets/cards.ts';
import { tableActions, useTable } from '../store/store.ts';
import { BareButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { Picks } from '../ui/Picks.tsx';
import { CardPicture } from './laterPictures.tsx';
import { useOneAtATime } from './useOneAtATime.ts';

function Card({ game, fight, onStart, busy }: { game: string; fight: FightCard; onStart(): void; busy: boolean }) {
  return (
    <BareButton
      onPress={onStart}
      isDisabled={busy}
      aria-label={`Start ${fight.name}. ${fight.about}`}
      className="group flex flex-col overflow-hidden rounded-card bg-panel text-left outline-offset-2 transition-colors hover:bg-raised disabled:opacity-60"
    >
      <span className="block aspect-[16/10] w-full overflow-hidden bg-lifted">
        <CardPicture game={game} fight={fight.id} />
      </span>
      <span className="flex flex-1 flex-col gap-1 px-4 pt-3 pb-3.5">
        <span className="font-semibold leading-snug">{fight.name}</span>
        <span className="line-clamp-6 text-sm text-soft leading-snug">{fight.about}</span>
        <span className="mt-auto flex items-center gap-2 pt-2.5">
          <span className="flex-1 whitespace-nowrap text-faint text-xs tabular-nums">
            {countWords(fight.combatants, 'combatant')}
          </span>
          <span className="flex h-8 shrink-0 items-center gap-1 rounded-full bg-lifted px-2.5 font-semibold text-ink text-sm transition-colors group-hover:bg-now-fill group-hover:text-on-now group-focus-visible:bg-now-fill group-focus-visible:text-on-now">
            <Play aria-hidden className="size-3.5 fill-current" />
            Start
          </span>
        </span>
      </span>
    </BareButton>
  );
}

/** The cards of a game side by side, as far as they fit; the rest comes by scrolling. */
const ROW = 'grid-flow-col auto-cols-[clamp(12rem,14.5vw,17rem)] overflow-x-auto pb-2 [scrollbar-width:thin]';
const ALL = 'grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(12rem,14.5vw,17rem)),1fr))]';

/** One game with its fights: all of them, or one row. */
function Game({
  game,
  whole,
  onStart,
  busy,
}: {
  game: GameCard;
  whole: boolean;
  onStart(fight: FightCard): void;
  busy: boolean;
}) {
  return (
    <section aria-labelledby={`ready-${game.id}`} className="min-w-0">
      <h3 id={`ready-${game.id}`} className="font-semibold text-lg leading-tight">
        {game.name}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-soft leading-snug">{game.about}</p>
      {game.ready.length === 0 ? (
        <p className="mt-3 text-faint text-sm">
          No ready-made fight comes with this game. Set up a new encounter for it.
        </p>
      ) : (
        <div className={cn('mt-3 grid gap-4', whole ? ALL : ROW)}>
          {game.ready.map((fight) => (
            <Card key={fight.id} game={game.id} fight={fight} busy={busy} onStart={() => onStart(fight)} />
          ))}
        </div>
      )}
    </section>
  );
}

/** The game of the encounter that was changed last. */
const useLastGame = (): string | undefined =>
  useTable(({ encounters }) =>
    encounters.reduce<(typeof encounters)[number] | undefined>(
      (last, one) => (last && last.changed >= one.changed ? last : one),
      undefined,
    ),
  )?.ruleset;

/**
 * All ready-made fights, or those of one game. The game last played comes first with all its
 * fights; each other game has one row.
 */
export function ReadyFights() {
  const [game, setGame] = useState('all');
  const last = useLastGame();
  const loading = useTable((table) => table.status === 'loading');
  const { createReady } = tableActions;
  const [start, busy] = useOneAtATime();
  const lastFirst = [...gameCards.filter(({ id }) => id === last), ...gameCards.filter(({ id }) => id !== last)];
  const shown = lastFirst.filter(({ id }) => game === 'all' || id === game);
  return (
    <section aria-labelledby="ready" className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="ready" className="font-semibold text-2xl tracking-tight">
          Ready to play
        </h2>
        {gameCards.length > 1 ? (
          <Picks
            label="Which game"
            chosen={game}
            onChoose={setGame}
            className="flex flex-wrap gap-1"
            buttonClass="rounded-full px-3 py-1 font-medium text-sm text-soft hover:text-ink aria-checked:bg-lifted aria-checked:text-ink"
            picks={[{ id: 'all', name: 'All games' }, ...lastFirst].map(({ id, name }) => ({ id, face: name }))}
          />
        ) : null}
      </div>
      <div className="mt-5 flex flex-col gap-9">
        {shown.map((one) => (
          <Game
            key={one.id}
            game={one}
            whole={game === one.id || one.id === last}
            busy={busy || loading}
            onStart={(fight) => start(() => createReady(one.id, fight.id))}
          />
        ))}
      </div>
    </section>
  );
}
