/** The bar of several selected: their number, and each thing that can be done to all of them at once. */
import { Copy, Eye, EyeOff, Flag, Gauge, LogOut, UserMinus, X } from 'lucide-react';
import { copyOf } from '../../dialogs/quick/useCopying.ts';
import { capital, withinSentence } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { nameOfOne } from '../../store/fight/words.ts';
import { useShown, useTable, verbs } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { later, useAhead } from '../../ui/parts/later.tsx';
import { tip } from '../../ui/tip.ts';
import { changeSide, hide, leave, off, quick } from '../deeds.ts';

/** Who has several in hand sets a figure of theirs next: what asks for it is there by then. */
const ahead = [later(async () => (await import('../../dialogs/quick/QuickDialog.tsx')).QuickDialog)];

/** The bar. */
export function Several() {
  useAhead(ahead);
  const selected = useTable((table) => table.session.selected);
  const fight = useShown((shown) => shown.fight);
  const open = useShown((shown) => shown.open);
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
        {...tip({ label: names })}
      >
        {selected.length} selected
      </span>
      <Button size="small" icon={Gauge} keys={keys.quick} onPress={() => quick(selected)}>
        Set
      </Button>
      <IconButton
        icon={hidden ? Eye : EyeOff}
        label={hidden ? 'Show them to the players' : 'Hide them from the players'}
        keys={keys.hide}
        placement="bottom"
        onPress={() => hide(selected)}
      />
      <MenuButton
        label="Put them on another side"
        icon={Flag}
        placement="bottom"
        entries={fight.sideOrder.map((id) => ({
          id,
          label: capital(withinSentence(fight.sides[id]?.name ?? id)),
          onAction: () => changeSide(selected, id),
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
        onPress={() => off(selected)}
      />
      <IconButton icon={UserMinus} label="They leave the fight" placement="bottom" onPress={() => leave(selected)} />
      <IconButton
        icon={X}
        label="Select nobody"
        keys={keys.back}
        placement="bottom"
        onPress={() => verbs().select([])}
      />
    </section>
  );
}
