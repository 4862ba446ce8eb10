/** The map as a list of places with who stands there, for the keyboard and for screen readers. */
import { Eye, EyeOff, MapPin } from 'lucide-react';
import { unknownPlaces } from '../../engine/public/fog.ts';
import { optionAt } from '../../engine/table/drags.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { fogKeyAt } from '../../map/fog/fogByHand.ts';
import { fogEditOf } from '../../map/fog/fogEditOf.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { answerOption } from '../fightActions.ts';
import { FloatPanel } from '../panels/FloatPanel.tsx';
import { placeByClick, useWaiting } from '../several/newcomers.ts';
import { usePointing } from '../usePointing.ts';
import { type PlaceRow, placeRows } from './places.ts';

function Row({ row, unknown }: { row: PlaceRow; unknown: ReadonlySet<string> }) {
  const fight = useShownFight((shown) => shown.fight);
  const question = useShownFight((shown) => shown.question);
  const looking = useShownFight((shown) => shown.looking);
  const seen = useShownFight(({ derived }) => derived.seen);
  const pointing = usePointing({ place: row.place });
  const waiting = useWaiting();
  const layFog = fogEditOf(fight);
  const { option } = row;
  const key = fogKeyAt(row.place);
  const dark = key !== undefined && fight.fog[key] === true;
  const free = option !== undefined && !option.blocked;
  return (
    <li className="rounded-md px-2 py-1" {...pointing.props}>
      <div className="flex items-baseline gap-2 text-xs">
        <span className={cn('font-medium', free ? 'text-now' : 'text-ink')}>{row.name}</span>
        {free ? (
          <BareButton
            onPress={() => answerOption(option.id)}
            className="rounded bg-now-wash px-1.5 font-medium text-now hover:brightness-115"
          >
            <MapPin aria-hidden className="mr-1 inline size-3" />
            choose{option.detail ? ` (${option.detail})` : ''}
            <span className="sr-only"> {row.name}</span>
          </BareButton>
        ) : null}
        {dark ? (
          <span className="text-2xs text-soft">{unknown.has(key) ? 'in fog' : 'in fog once they leave'}</span>
        ) : null}
        {key === undefined || looking ? null : (
          <IconButton
            size="small"
            icon={dark ? Eye : EyeOff}
            label={dark ? `Reveal ${row.name}` : `Hide ${row.name} in fog`}
            className="order-last ml-auto size-6 self-center"
            onPress={() => layFog([key], dark ? 'reveal' : 'hide')}
          />
        )}
        {waiting.length > 0 ? (
          <BareButton
            onPress={() => placeByClick(waiting, row.place)}
            className="rounded bg-now-wash px-1.5 font-medium text-now hover:brightness-115"
          >
            place here<span className="sr-only">: {row.name}</span>
          </BareButton>
        ) : null}
        {option?.blocked ? <span className="text-2xs text-faint">{option.blocked.text}</span> : null}
      </div>
      {row.about.length > 0 ? <p className="text-2xs text-faint leading-snug">{row.about.join(' · ')}</p> : null}
      {row.who.length > 0 ? (
        <ul className="mt-0.5 flex flex-wrap gap-1" aria-label={`In ${row.name}`}>
          {row.who.map((id) => {
            const target = optionAt(question, { combatant: id });
            const pickable = target !== undefined && !target.blocked;
            return (
              <li key={id}>
                <BareButton
                  onPress={() => (pickable ? answerOption(target.id) : tableActions.select([id]))}
                  aria-label={pickable ? `Choose ${nameOfOne(fight, id)}` : `Look at ${nameOfOne(fight, id)}`}
                  className={cn(
                    'inline-flex h-6 items-center gap-1 rounded-full px-2 text-2xs hover:brightness-115',
                    pickable ? 'bg-now-wash font-medium text-now' : 'bg-lifted text-ink',
                  )}
                >
                  <SideMark stance={seen.get(id)?.stance ?? 'neutral'} className="size-2" />
                  {nameOfOne(fight, id)}
                </BareButton>
              </li>
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}

function Rows() {
  const fight = useShownFight((shown) => shown.fight);
  const question = useShownFight((shown) => shown.question);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const unknown = unknownPlaces(fight, (one) => ruleset.size(one).squares);
  return (
    <ul aria-label="Places of the map" className="flex flex-col gap-0.5 px-1 pb-2">
      {placeRows(fight, question).map((row) => (
        <Row key={row.key} row={row} unknown={unknown} />
      ))}
    </ul>
  );
}

const rows = <Rows />;

/** The panel with this list. */
export function MapList() {
  return (
    <FloatPanel id="places" title="The map as a list">
      {rows}
    </FloatPanel>
  );
}
