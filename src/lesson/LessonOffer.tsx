/**
 * The lessons on the start page: a newcomer's first button, and later a line that opens them all.
 */
import { ChevronDown, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { useTable } from '../store/store.ts';
import { BareButton, Button } from '../ui/Button.tsx';
import { Picks } from '../ui/Picks.tsx';
import { LESSON_GAMES, LESSON_PARTS, type LessonGame, type LessonPartId } from './lessonParts.ts';

/** Lets one press start a lesson at a time. */
function useStart(): [(game: LessonGame, part: LessonPartId) => void, boolean] {
  const [busy, setBusy] = useState(false);
  const start = async (game: LessonGame, part: LessonPartId) => {
    if (busy) return;
    setBusy(true);
    try {
      await (await import('./startLesson.ts')).startLesson(game, part);
    } finally {
      setBusy(false);
    }
  };
  return [(game, part) => void start(game, part), busy];
}

/** Each part by itself, in a game of the user's choice. */
function AllParts({
  onStart,
  busy,
  first,
}: {
  onStart(game: LessonGame, part: LessonPartId): void;
  busy: boolean;
  first: LessonGame;
}) {
  const [game, setGame] = useState<LessonGame>(first);
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Picks<LessonGame>
        label="The game of the lesson"
        chosen={game}
        onChoose={setGame}
        className="flex flex-wrap gap-1"
        buttonClass="rounded-full px-2.5 py-1 text-xs text-soft hover:text-ink aria-checked:bg-lifted aria-checked:text-ink"
        picks={LESSON_GAMES.map(({ game: id, name }) => ({ id, face: name }))}
      />
      <ol className="flex flex-col gap-1">
        {LESSON_PARTS.map(({ id, title }, at) => (
          <li key={id}>
            <Button look="quiet" className="w-full justify-start!" isDisabled={busy} onPress={() => onStart(game, id)}>
              {at + 1}. {title}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The offer: one big button for a newcomer, a folded line for everybody else. */
export function LessonOffer() {
  const newcomer = useTable(({ encounters }) => encounters.length === 0);
  const last = useTable(({ session }) => session.setup.game);
  const [start, busy] = useStart();
  const [open, setOpen] = useState(false);
  const first = LESSON_GAMES.find(({ game }) => game === last) ?? LESSON_GAMES[0];
  return (
    <section aria-labelledby="lessons" className="rounded-card bg-panel p-4 text-sm leading-relaxed">
      <h2 id="lessons" className="flex items-center gap-2 font-semibold text-base">
        <GraduationCap aria-hidden className="size-5 text-now" />
        {newcomer ? 'Your first fight' : 'Lessons'}
      </h2>
      {newcomer ? (
        <>
          <p className="mt-2 text-soft">Three minutes, by doing: move, attack, answer, take it back.</p>
          <Button
            look="primary"
            size="large"
            className="mt-3 w-full"
            isDisabled={busy}
            onPress={() => start(first.game, 'fight')}
          >
            Start: {first.title.replace(/^[AIO]/, (letter) => letter.toLowerCase())}
          </Button>
        </>
      ) : null}
      <BareButton
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        className="mt-2 flex w-full items-center gap-1 rounded-lg py-1 text-left text-soft hover:text-ink"
      >
        <ChevronDown aria-hidden className={open ? 'size-4 rotate-180' : 'size-4'} />
        Six games, each part by itself
      </BareButton>
      {open ? <AllParts onStart={start} busy={busy} first={first.game} /> : null}
    </section>
  );
}
