/** A row of words of which one is chosen: the modes of the editor, or the tools of a mode. */
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { cn } from '../ui/cn.ts';

export function EditorChoice({
  label,
  look,
  rows,
  chosen,
  onChoose,
}: {
  label: string;
  look: 'mode' | 'tool';
  rows: readonly { id: string; label: string }[];
  chosen: string;
  onChoose(id: string): void;
}) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => onChoose(String([...keys][0]))}
      className={cn('flex shrink-0 gap-0.5', look === 'mode' && 'rounded-lg bg-raised p-0.5')}
    >
      {rows.map(({ id, label: words }) => (
        <ToggleButton
          key={id}
          id={id}
          className={cn(
            'whitespace-nowrap rounded-lg font-medium text-sm text-soft hover:bg-lifted hover:text-ink',
            look === 'mode'
              ? 'h-8 px-3 selected:bg-now-fill selected:text-on-now'
              : 'h-9 px-3 selected:bg-now-wash selected:text-now',
          )}
        >
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
