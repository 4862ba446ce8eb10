/** The layers of things, one for each theme. Each can be hidden in the editor, or locked. */
import { Eye, EyeOff, Lock, LockOpen } from 'lucide-react';
import { type ThingTheme, themeOf } from '../../space/editing/things/things.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useEditorHand } from '../editorHand.ts';

const toggled = (all: readonly ThingTheme[], one: ThingTheme): ThingTheme[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export function LayersForm({ things }: { things: readonly SceneryItem[] }) {
  const { hidden, locked, take } = useEditorHand();
  const counts = new Map<ThingTheme, number>();
  for (const { kind } of things) counts.set(themeOf(kind), (counts.get(themeOf(kind)) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">Layers</summary>
      <ul className="flex flex-col gap-0.5 pt-2">
        {[...counts].map(([theme, count]) => {
          const [isHidden, isLocked] = [hidden.includes(theme), locked.includes(theme)];
          return (
            <li key={theme} className="flex items-center gap-1 rounded-lg bg-raised py-0.5 pr-1 pl-3">
              <span className="min-w-0 flex-1 truncate">
                {theme} <span className="text-faint text-xs tabular-nums">{count}</span>
              </span>
              <IconButton
                size="small"
                icon={isHidden ? EyeOff : Eye}
                label={`${isHidden ? 'Show' : 'Hide'} ${theme}`}
                hint="In this editor only."
                onPress={() => take({ hidden: toggled(hidden, theme) })}
              />
              <IconButton
                size="small"
                icon={isLocked ? Lock : LockOpen}
                label={`${isLocked ? 'Unlock' : 'Lock'} ${theme}`}
                hint="What is locked cannot be chosen."
                onPress={() => take({ locked: toggled(locked, theme) })}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
