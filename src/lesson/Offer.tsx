/** On the start page, for whoever has no encounters yet: a first fight that teaches by doing. */
import { GraduationCap } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTable } from '../store/store.ts';
import { BareButton } from '../ui/Button.tsx';
import { LESSONS, setLesson } from './running.ts';

/** The offer: five minutes in one of two games. */
export function Offer() {
  const createReady = useTable((table) => table.createReady);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const start = async ({ id, game, fight }: (typeof LESSONS)[number]) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const encounter = await createReady(game, fight);
    if (encounter !== undefined) setLesson({ encounter, lesson: id, at: 0 });
    running.current = false;
    setBusy(false);
  };
  return (
    <section
      aria-labelledby="first-fight"
      className="rounded-card bg-panel p-5 text-sm leading-relaxed ring-1 ring-now"
    >
      <h2 id="first-fight" className="flex items-center gap-2 font-semibold text-base">
        <GraduationCap aria-hidden className="size-5 text-now" />
        Your first fight
      </h2>
      <p className="mt-2 text-soft">
        Five minutes, by doing: move, attack, react, take it back. Leave it when you like.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {LESSONS.map((lesson) => (
          <BareButton
            key={lesson.id}
            isDisabled={busy}
            onPress={() => void start(lesson)}
            className="rounded-lg bg-lifted px-3 py-2 text-left hover:brightness-115 disabled:opacity-60"
          >
            <span className="block font-medium leading-snug">{lesson.title}</span>
            <span className="block text-soft text-xs">{lesson.about}</span>
          </BareButton>
        ))}
      </div>
    </section>
  );
}
