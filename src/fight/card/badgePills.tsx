/** The states of a combatant as pills on the card. */
import type { Badge } from '../../engine/ruleset.ts';
import { chipButton } from '../../ui/Chip.tsx';
import { WordsButton } from '../../ui/menus/WordsButton.tsx';
import { RuleLink, RuleWords } from '../RuleLink.tsx';

/** A state as a pill. Pressing the pill says what the state does. */
function BadgeView({ badge, prefix }: { badge: Badge; prefix: string }) {
  return (
    <WordsButton
      className={chipButton(badge.tone)}
      title={badge.label}
      wordsClass="max-w-72"
      words={() => (
        <div className="text-xs leading-relaxed">
          <p className="font-semibold text-ink text-sm">{badge.label}</p>
          <p className="mt-1 text-soft">
            <RuleWords text={badge.does} prefix={prefix} /> <RuleLink rule={badge.rule} />
          </p>
        </div>
      )}
    >
      {badge.tone === 'bad' ? <span aria-hidden>▾</span> : badge.tone === 'good' ? <span aria-hidden>▴</span> : null}
      {badge.label}
      {badge.count === undefined ? null : <b className="tabular-nums">{badge.count}</b>}
    </WordsButton>
  );
}

/** All states of a combatant; nothing where there are none. */
export const badgePills = (badges: readonly Badge[], prefix: string) =>
  badges.map((badge) => <BadgeView key={badge.id} badge={badge} prefix={prefix} />);
