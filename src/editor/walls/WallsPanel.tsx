/** The panel beside the map while rooms are built: walls, floors, and openings in walls. */

import { Radio, RadioGroup } from 'react-aria-components';
import { capitalized } from '../../engine/words.ts';
import type { Opening } from '../../space/editing/walls/doors.ts';
import { BareButton } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { useEditorHand, type WallTool } from '../editorHand.ts';
import { KindPicture } from '../things/KindPicture.tsx';

const WALLS = [
  'wall',
  'wooden wall',
  'low wall',
  'hedge',
  'fence',
  'palisade',
  'ruined wall',
  'iron railing',
  'prison bars',
  'cliff',
  'ditch',
  'trench',
];
const FLOORS = [
  'planks',
  'flagstones',
  'tiles',
  'marble',
  'bricks',
  'cobbles',
  'slate',
  'carpet',
  'straw',
  'earth',
  'cave floor',
  'deck',
];

/** The openings that can be put on a wall, in words. */
export const OPENINGS: readonly { id: Opening; label: string; about: string }[] = [
  { id: 'door', label: 'A door', about: 'Closed; it can be opened in play' },
  { id: 'double', label: 'A double door', about: 'Two squares wide' },
  { id: 'locked', label: 'A locked door', about: 'Opened by its key, or by force' },
  { id: 'secret', label: 'A secret door', about: 'Players see a wall until it is opened' },
  { id: 'doorway', label: 'A doorway', about: 'A gap in the wall' },
  { id: 'window', label: 'A window', about: 'The wall still bars the way' },
];

const optionsOf = (names: readonly string[]) => names.map((id) => ({ id, label: capitalized(id) }));

function WallKinds() {
  const { wall, take } = useEditorHand();
  return (
    <div role="radiogroup" aria-label="Kinds of wall" className="grid grid-cols-4 gap-1">
      {WALLS.map((kind) => (
        <BareButton
          key={kind}
          role="radio"
          aria-checked={kind === wall}
          onPress={() => take({ wall: kind })}
          className="flex min-w-0 flex-col items-center gap-0.5 rounded-lg p-1 text-2xs text-soft hover:bg-lifted hover:text-ink aria-checked:bg-now-wash aria-checked:text-now"
        >
          <span className="grid size-14 place-items-center rounded-md bg-[#6c7050]">
            <KindPicture kind={kind} />
          </span>
          <span className="w-full truncate text-center">{kind}</span>
        </BareButton>
      ))}
    </div>
  );
}

export function WallsPanel({ tool }: { tool: WallTool }) {
  const { floor, opening, take } = useEditorHand();
  if (tool === 'closing')
    return (
      <p className="text-soft text-sm">A door that is taken away leaves a doorway; draw a wall over it to close it.</p>
    );
  if (tool === 'opening')
    return (
      <RadioGroup
        aria-label="On the wall"
        value={opening}
        onChange={(id) => take({ opening: OPENINGS.find((one) => one.id === id)?.id ?? 'door' })}
        className="flex flex-col"
      >
        <h2 className="pb-1 font-semibold text-sm">On the wall</h2>
        {OPENINGS.map(({ id, label, about }) => (
          <Radio
            key={id}
            value={id}
            className="flex flex-col rounded-lg px-3 py-1.5 text-sm hover:bg-raised selected:bg-now-wash selected:text-now focus-visible:outline-2 focus-visible:outline-now"
          >
            <span className="font-medium">{label}</span>
            <span className="text-soft text-xs">{about}</span>
          </Radio>
        ))}
      </RadioGroup>
    );
  return (
    <section aria-label="What is built" className="flex flex-col gap-3">
      <WallKinds />
      {tool === 'room' ? (
        <ChoiceInput
          label="Floor"
          value={floor}
          options={optionsOf(FLOORS)}
          onChange={(next) => take({ floor: next })}
        />
      ) : null}
    </section>
  );
}
