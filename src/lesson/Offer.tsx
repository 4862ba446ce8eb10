/**
 * An offer on the start page for a user without encounters: a first fight that teaches by doing.
 */
import { GraduationCap } from 'lucide-react';
import { useRef, useState } from 'react';
import { tableActions } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { LESSONS, setLesson } from './running.ts';

/** The offer: five minutes in one of two games. */
export function Offer() {
  const { createReady } = tableActions;
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
    <section aria-labelledby="first-fight" className="rounded-card bg-panel p-5 text-sm leading-relaxed">
      <h2 id="first-fight" className="flex items-center gap-2 font-semibold text-base">
        <GraduationCap aria-hidden className="size-5 text-now" />
        Your first fight
      </h2>
      <p className="mt-2 text-soft">
        Five minutes, by doing: move, attack, react, take it back. Leave it when you like.
      </p>
      <div className="mt-4 flex flex-col gap-2">
        {LESSONS.map((lesson, at) => (
          <Button
            key={lesson.id}
            look={at === 0 ? 'primary' : 'plain'}
            size={at === 0 ? 'large' : 'usual'}
            isDisabled={busy}
            onPress={() => void start(lesson)}
          >
            {at === 0 ? `Start: ${lesson.title.replace(/^At/, 'at')}` : `${lesson.title} (${lesson.about})`}
          </Button>
        ))}
      </div>
    </section>
  );
}
