/**
 * The bar of several selected combatants: their number, and every action that can be done to all of
 * them at once.
 */
import { Copy, Eye, EyeOff, Flag, Gauge, LogOut, UserMinus, X } from 'lucide-react';
import { memo } from 'react';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { capitalized, withinSentence } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { copyOf } from '../../map/copying/useCopying.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { tipAttributes } from '../../ui/tip.ts';
import { askQuickEdit, changeSideOf, moveOffMap, removeFromFight, toggleHidden } from '../fightActions.ts';

/** The bar. It is shown while several combatants are selected. */
export const Several = memo(function Several() {
  const several = useTable((table) => table.session.selected.length > 1);
  return several ? <Bar /> : null;
});

function Bar() {
  const selected = useTable((table) => table.session.selected);
  const fight = useShownFight((shown) => shown.fight);
  const open = useShownFight((shown) => shown.open);
  const keys = { quick: useKeyOf('quick'), hide: useKeyOf('hide'), out: useKeyOf('out'), back: useKeyOf('back') };
  const hidden = selected.every((id) => fight.combatants[id]?.hidden);
  const names = selected.map((id) => nameOfOne(fight, id)).join(', ');
  return (
    <section
      aria-label="Several selected"
      className="glass pointer-events-auto absolute top-2 left-1/2 flex max-w-full -translate-x-1/2 items-center gap-0.5 p-1 pl-3"
    >
      <span
        role="status"
        className="mr-2 whitespace-nowrap font-semibold text-ink text-sm tabular-nums"
        {...tipAttributes({ label: names })}
      >
        {selected.length} selected
      </span>
      <Button size="small" icon={Gauge} keys={keys.quick} onPress={() => askQuickEdit(selected)}>
        Set
      </Button>
      <IconButton
        icon={hidden ? Eye : EyeOff}
        label={hidden ? 'Show them to the players' : 'Hide them from the players'}
        keys={keys.hide}
        placement="bottom"
        onPress={() => toggleHidden(selected)}
      />
      <MenuButton
        label="Put them on another side"
        icon={Flag}
        placement="bottom"
        entries={fight.sideOrder.map((id) => ({
          id,
          label: capitalized(withinSentence(fight.sides[id]?.name ?? id)),
          onAction: () => changeSideOf(selected, id),
        }))}
      />
      <IconButton
        icon={Copy}
        label="Copy them"
        keys="Ctrl+C"
        placement="bottom"
        onPress={() => void copyOf(open, selected)}
      />
      <IconButton
        icon={LogOut}
        label="Take them off the map"
        keys={keys.out}
        placement="bottom"
        onPress={() => moveOffMap(selected)}
      />
      <IconButton
        icon={UserMinus}
        label="Take them out as a mistake"
        placement="bottom"
        onPress={() => removeFromFight(selected)}
      />
      <IconButton
        icon={X}
        label="Select nobody"
        keys={keys.back}
        placement="bottom"
        onPress={() => tableActions.select([])}
      />
    </section>
  );
}
