/** Dice on the phone: rolled here, or real ones whose faces are tapped. */
import { Dices, Hand } from 'lucide-react';
import { useState } from 'react';
import type { Answer } from '../../engine/question.ts';
import type { SeatAsked } from '../../engine/seat/seatAsked.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { type NextDie, nextDie, rolledHere, type Tapped, tappedFaces, withFace } from './phoneDice.ts';

/** With more faces than this a die is typed. */
const MOST_BUTTONS = 30;

/** A button for each face of the die that is next. */
function Pad({ next: { sides, words }, onFace }: { next: NextDie; onFace(face: number): void }) {
  const [typed, setTyped] = useState('');
  const face = Number(typed);
  if (sides > MOST_BUTTONS)
    return (
      <div className="flex items-end gap-2">
        <TextInput label={words} value={typed} longest={6} onChange={setTyped} className="flex-1" />
        <Button size="large" isDisabled={!(face >= 1 && face <= sides)} onPress={() => onFace(face)}>
          Next
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div
      role="group"
      aria-label={words}
      className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5 tabular-nums"
    >
      {Array.from({ length: sides }, (_, at) => at + 1).map((one) => (
        <Button key={one} className="h-12 px-0 text-base" onPress={() => onFace(one)}>
          {one}
        </Button>
      ))}
    </div>
  );
}

export function DiceForm({
  asked: { rolls, title },
  onAnswer,
}: {
  asked: Extract<SeatAsked, { kind: 'dice' }>;
  onAnswer(answer: Answer): void;
}) {
  const [tapped, setTapped] = useState<Tapped>();
  const next = tapped && nextDie(rolls, tapped);
  const faces = tapped ? tappedFaces(rolls, tapped) : {};
  const shown = Object.values(faces).flat(2);
  return (
    <div className="flex flex-col gap-3">
      {rolls.map(({ id, label, aim, groups }) => (
        <p key={id} className="text-base leading-snug">
          {label === title ? '' : `${label} · `}
          <span className="text-soft">
            {groups.map(({ count, sides }) => `${count}d${sides}`).join(' + ')}
            {aim ? ` · needs ${aim}` : ''}
          </span>
        </p>
      ))}
      {tapped === undefined ? (
        <>
          <Button
            look="primary"
            size="large"
            icon={Dices}
            onPress={() => onAnswer({ kind: 'dice', faces: rolledHere(rolls) })}
          >
            Roll here
          </Button>
          <Button size="large" icon={Hand} onPress={() => setTapped({})}>
            I roll real dice
          </Button>
        </>
      ) : (
        <>
          <p role="status" className="text-sm leading-snug">
            {next ? next.words : 'All dice have their faces.'}
            {shown.length > 0 ? <b className="tabular-nums"> {shown.join(' · ')}</b> : null}
          </p>
          {next ? (
            <Pad
              key={`${next.words} ${shown.length}`}
              next={next}
              onFace={(face) => setTapped(withFace(rolls, tapped, face))}
            />
          ) : (
            <Button look="primary" size="large" onPress={() => onAnswer({ kind: 'dice', faces })}>
              Take these faces
            </Button>
          )}
          <Button look="quiet" size="large" onPress={() => setTapped(shown.length > 0 ? {} : undefined)}>
            {shown.length > 0 ? 'Begin again' : 'Roll here after all'}
          </Button>
        </>
      )}
    </div>
  );
}
