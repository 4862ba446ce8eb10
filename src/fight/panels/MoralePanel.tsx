/** Morale: how many of each side stand, what would cause a check, and who has passed or broken. */
import type { MoraleRow } from '../../engine/ruleset.ts';
import { useShownFight } from '../../store/store.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { FloatPanel } from './FloatPanel.tsx';

const words: Record<MoraleRow['state'], { word: string; tone: Tone }> = {
  steady: { word: 'steady', tone: 'plain' },
  due: { word: 'check due', tone: 'now' },
  passed: { word: 'passed', tone: 'good' },
  broken: { word: 'broken', tone: 'bad' },
  immune: { word: 'fearless', tone: 'plain' },
};

function Due() {
  const due = useShownFight(({ derived }) => derived.morale.some(({ state }) => state === 'due'));
  return due ? <Chip tone="now">check due</Chip> : null;
}

function Rows() {
  const morale = useShownFight(({ derived }) => derived.morale);
  return (
    <ul className="flex flex-col gap-2 px-3 pb-3">
      {morale.map((row) => (
        <li key={row.id} className="text-xs">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 font-medium text-ink">{row.label}</span>
            <span className="text-soft tabular-nums">
              {row.standing} of {row.of} stand
            </span>
            <Chip tone={words[row.state].tone}>{words[row.state].word}</Chip>
          </div>
          <div className="flex items-baseline gap-2 text-2xs text-faint">
            <span className="min-w-0 flex-1">{row.why}</span>
            <RuleLink rule={row.rule} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const due = <Due />;
const rows = <Rows />;

/** The panel. A game without morale has none. */
export function MoralePanel() {
  const some = useShownFight(({ derived }) => derived.morale.length > 0);
  return some ? (
    <FloatPanel id="morale" title="Morale" aside={due}>
      {rows}
    </FloatPanel>
  ) : null;
}
