/** What turned the foreseen fights: each event with who wins where it came, and where not. */
import { SideMark } from '../../ui/SideMark.tsx';
import { BareOutcomeBar } from './ForecastPictures.tsx';
import { type TurningPoint, turningPointWords } from './turningPoints.ts';

/** Two bars for each event, one above the other, so that one sees how far they are apart. */
export function TurningPoints({ points }: { points: readonly TurningPoint[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] gap-x-6 gap-y-3">
      {points.map((point) => (
        <li key={point.id}>
          <p>
            {point.stance ? <SideMark stance={point.stance} className="mr-2" /> : null}
            {point.label}
          </p>
          {(['with', 'without'] as const).map((which) => (
            <div key={which} className="mt-1 flex items-center gap-2">
              <span className="w-14 text-soft text-xs">{which === 'with' ? 'then' : 'otherwise'}</span>
              <div className="h-3 flex-1">
                <BareOutcomeBar outcomes={point.outcomes[which]} />
              </div>
            </div>
          ))}
          <p className="mt-1 text-soft text-xs">{turningPointWords(point)}</p>
        </li>
      ))}
    </ul>
  );
}
