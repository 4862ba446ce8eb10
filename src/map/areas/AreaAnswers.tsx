/** Buttons that answer the open question by an area that lies on the map already. */
import { CircleDashed } from 'lucide-react';
import type { Question } from '../../engine/question.ts';
import { areaAnswers } from '../../engine/table/areaAnswers.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';

export function AreaAnswers({ question }: { question: Question }) {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const found = fight.areas ? areaAnswers(ruleset, fight, question) : [];
  if (found.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap gap-1.5">
      {found.map(({ area, answer }) => (
        <Button
          key={area.id}
          size="small"
          icon={CircleDashed}
          onPress={() => tableActions.answer(question.id, answer, 'chosen')}
        >
          {question.kind === 'pick' ? `All in “${area.name}”` : `“${area.name}”, as it lies`}
        </Button>
      ))}
    </div>
  );
}
