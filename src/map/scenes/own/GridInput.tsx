/**
 * How squares lie on one's own picture: on the grid that was found in it, or so many across. Zones
 * are drawn afterwards.
 */
import type { MapKind } from '../../../space/scene.ts';
import { NumberInput, SwitchInput } from '../../../ui/inputs/inputs.tsx';
import type { Ground } from '../ground.ts';
import { KIND_WORDS } from '../KindInput.tsx';
import { PLAIN_LIMITS } from '../plainScenes.ts';

const note = 'text-soft text-xs';

/** How many of the lines are seen, in a sentence. */
function seenWords(seen: number): string {
  const hundred = Math.round(seen * 100);
  return hundred >= 100 ? 'All of its lines are seen.' : `${hundred} of 100 of its lines are seen.`;
}

/** The input. A grid that is sure is laid already; another one is offered. */
export function GridInput({
  ground: { picture, across, fits },
  kind,
  choose,
}: {
  ground: Ground;
  kind: MapKind;
  choose(part: Partial<Ground>): void;
}) {
  if (kind === 'zones') return <p className={note}>It comes empty. Draw its zones with “Edit the map”.</p>;
  const grid = kind === 'squares' ? picture?.grid : undefined;
  const found = grid !== undefined && fits === 'found';
  return (
    <>
      {grid ? (
        <>
          <SwitchInput
            label="Lay squares on the picture’s own grid"
            value={found}
            onChange={(on) => choose({ fits: on ? 'found' : 'number' })}
          />
          <p className={note}>
            A grid was found in the picture, with squares of {Math.round(grid.pixels * 10) / 10} pixels.{' '}
            {seenWords(grid.seen)}{' '}
            {grid.sure ? 'It is sure.' : 'It is not sure: look whether the lines lie on those of the picture.'}
          </p>
        </>
      ) : null}
      {found ? null : (
        <>
          <NumberInput
            label={`${KIND_WORDS[kind]} across`}
            value={across}
            {...PLAIN_LIMITS[kind]}
            onChange={(next) => choose({ across: next })}
          />
          <p className={note}>
            Or fit the grid to the picture’s own afterwards: “Edit the map”, then “Fit the grid”. A name like
            crypt_30x22.png sets it by itself.
          </p>
        </>
      )}
    </>
  );
}
