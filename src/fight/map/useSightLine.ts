/** The line that says why the selected combatant does not see the place under the pointer. */
import { useMemo } from 'react';
import type { BoardLine } from '../../board/types.ts';
import { sightLineTo } from '../../map/fog/sightLine.ts';
import { useShownFight, useTable } from '../../store/store.ts';
import { useFightUi } from '../fightUi.ts';

/** The line, for the board. Undefined while a question is open or nothing bars the look. */
export function useSightLine(): readonly BoardLine[] | undefined {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const tool = useTable((table) => table.session.tool);
  const who = useTable(({ session: { selected } }) => (selected.length === 1 ? selected[0] : undefined));
  const place = useFightUi((ui) => ui.pointed.place);
  return useMemo(() => {
    if (question || tool !== 'select') return undefined;
    const line = sightLineTo(ruleset, fight, who, place);
    return line && [line];
  }, [ruleset, fight, question, tool, who, place]);
}
