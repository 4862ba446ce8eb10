/** A card of the order: the combatant's name, side and health, and the most important state. */
import { Check } from 'lucide-react';
import type { PublicCombatant } from '../../engine/public/publicView.ts';
import { cn } from '../../ui/cn.ts';
import { GameIcon } from '../../ui/icons/icons.ts';
import { stateIcon } from '../../ui/icons/stateIcons.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import type { PictureSource } from '../../ui/usePictureUrl.ts';
import { shareOf } from '../glance.ts';
import type { Laid } from './bar.ts';
import { type Card, type HealthTone, portraitOf, portraitWidth, wordsOf } from './cards.ts';
import { letterWidth } from './letterWidth.ts';

const WEIGHT = { bad: 2, good: 1, plain: 0 } as const;
type State = PublicCombatant['badges'][number];
/** States in order of importance: bad ones before good ones. */
const byWeight = (states: readonly State[]): State[] => states.toSorted((a, b) => WEIGHT[b.tone] - WEIGHT[a.tone]);

const BAR: Record<HealthTone, string> = {
  good: 'bg-soft',
  hurt: 'bg-neutral',
  bad: 'bg-danger-fill',
  down: 'bg-transparent',
};
const WORD: Record<HealthTone, string> = {
  good: 'text-soft',
  hurt: 'text-neutral',
  bad: 'text-danger',
  down: 'text-soft',
};

/**
 * The health below the name, as a bar. Combatants who share a card have a piece of the bar each.
 */
function Bars({ card }: { card: Card }) {
  return (
    <span className="flex h-[0.2em] w-full gap-[0.12em]" aria-hidden>
      {card.who.map((one) => {
        const up = one.standing.at === 'up';
        // Without figures, the word about a single combatant says enough. For combatants who share
        // a card, each piece shows whether one is up or down.
        const share = shareOf(one) ?? (card.who.length > 1 ? 1 : undefined);
        if (share === undefined) return null;
        const tone = one.health?.tone ?? 'good';
        return (
          <span
            key={one.id}
            className={cn(
              'h-full flex-1 overflow-hidden rounded-full',
              card.state === 'acting' ? 'bg-on-now/25' : 'bg-lifted',
              !up && 'opacity-40',
            )}
          >
            <span
              className={cn('block h-full', card.state === 'acting' ? 'bg-on-now' : BAR[tone])}
              style={{ width: up && one.health ? `${share * 100}%` : 0 }}
            />
          </span>
        );
      })}
    </span>
  );
}

/** A word in a space of this many letters. A longer word is written smaller. */
const Fit = ({ words, room, className }: { words: string; room: number; className?: string }) => {
  const size = Math.max(0.5, Math.min(0.74, room / letterWidth(words)));
  return (
    <span className={cn('whitespace-nowrap', className)} style={{ fontSize: `${size}em` }}>
      {words}
    </span>
  );
};

function States({ card, most, word }: { card: Card; most: number; word: number }) {
  const [one] = card.who;
  if (!one || card.who.length > 1) return null;
  // A state is left out when the word for a fallen combatant already says it.
  const states = byWeight(one.badges.filter(({ label }) => label.toLowerCase() !== one.standing.word));
  if (states.length === 0) return null;
  const room = word - Math.min(states.length, most) * 1.1;
  const [first] = states;
  return (
    <span className="flex min-w-0 items-center gap-[0.25em]">
      {states.slice(0, most).map((state) => {
        const tone = card.state !== 'acting' && (state.tone === 'bad' ? 'text-danger' : 'text-soft');
        return (
          <span key={state.id} role="img" aria-label={state.label} className={cn('size-[0.82em] shrink-0', tone)}>
            <GameIcon name={stateIcon(state)} size="100%" className="block" />
          </span>
        );
      })}
      {first && letterWidth(first.label) * 0.62 <= room ? <Fit words={first.label} room={room} /> : null}
    </span>
  );
}

/** The card, in its box. */
export function OrderCard({
  laid: { card, box, detail, letter, name },
  pictureOf,
}: {
  laid: Laid;
  pictureOf: PictureSource;
}) {
  const acting = card.state === 'acting';
  const told = wordsOf(card, detail === 'full' && card.who.every(({ health }) => health?.pool !== undefined));
  const quiet = acting ? 'text-on-now' : undefined;
  const across = box.width / letter;
  // What stands on the same line as the name.
  const beside =
    across -
    2.9 -
    portraitWidth(card) -
    letterWidth(name.lines.join(' ')) * name.size -
    (card.badge ? letterWidth(card.badge) * 0.78 + 0.4 : 0) -
    (card.who.length === 1 && card.who.some(({ badges }) => badges.length > 0) ? 1.2 : 0);
  const word = told ? (
    <Fit
      words={told.words}
      room={detail === 'slim' ? 3.4 : detail === 'bare' ? beside : across - 1.6}
      className={quiet ?? (card.state === 'gone' ? 'text-soft' : WORD[told.tone])}
    />
  ) : null;
  return (
    <li
      aria-current={acting ? 'step' : undefined}
      aria-label={[card.name, told?.words, ...card.who.flatMap(({ badges }) => badges.map(({ label }) => label))]
        .filter(Boolean)
        .join(', ')}
      className={cn(
        'absolute flex flex-col justify-center gap-[0.08em] rounded-[0.28em] px-[0.4em]',
        acting ? 'bg-now-fill text-on-now' : card.state === 'may' ? 'bg-lifted text-ink' : 'bg-raised text-ink',
        card.state === 'may' && 'shadow-[inset_0_0_0_0.08em_var(--now)]',
        card.state === 'gone' && 'opacity-50',
      )}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height, fontSize: letter }}
      data-card={card.state}
      data-people={card.who.length}
      data-up={card.who.filter(({ standing }) => standing.at === 'up').length}
    >
      <span className="flex items-center gap-[0.35em]">
        <SideMark
          stance={card.stance}
          className={cn('size-[0.62em]', acting && 'text-on-now', card.state === 'done' && 'opacity-60')}
          named
        />
        {portraitOf(card) === undefined ? null : (
          <Portrait picture={portraitOf(card)} pictureOf={pictureOf} className="size-[1.15em]" />
        )}
        <span
          className={cn(
            'min-w-0 flex-1 whitespace-nowrap leading-[1.12]',
            acting ? 'font-bold' : 'font-semibold',
            card.state === 'done' && 'text-soft',
            card.state === 'gone' && 'line-through decoration-[0.06em]',
          )}
          style={{ fontSize: `${name.size}em` }}
          data-name={name.how}
        >
          {name.lines.join(' ')}
        </span>
        {card.badge ? (
          <span className={cn('shrink-0 text-[0.78em] tabular-nums', quiet ?? 'text-soft')}>{card.badge}</span>
        ) : null}
        {card.state === 'done' ? <Check aria-label="has acted" className="size-[0.72em] shrink-0 text-soft" /> : null}
        {detail === 'slim' ? (
          <>
            <States card={card} most={1} word={0} />
            {word}
          </>
        ) : null}
        {detail === 'bare' ? (
          <>
            <States card={card} most={1} word={0} />
            {told && letterWidth(told.words) * 0.62 <= beside ? word : null}
          </>
        ) : null}
      </span>
      {detail === 'full' ? (
        <span className="flex items-center justify-between gap-[0.4em] leading-[1.1]">
          {word}
          <States card={card} most={3} word={across - 1.8 - (told ? letterWidth(told.words) * 0.74 : 0)} />
        </span>
      ) : null}
      <Bars card={card} />
    </li>
  );
}
