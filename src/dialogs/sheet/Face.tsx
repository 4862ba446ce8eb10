/** The face of a token: the user's own picture, or the packed icon. */
import type { Combatant } from '../../engine/fight.ts';
import { tableActions } from '../../store/store.ts';
import { GameIcon } from '../../ui/icons/icons.ts';
import { Portrait } from '../../ui/Portrait.tsx';

/** The face, as large as its box. */
export function Face({ look, className }: { look: Combatant['look']; className?: string }) {
  return (
    <Portrait picture={look.picture} pictureOf={tableActions.picture} className={className}>
      <GameIcon name={look.icon ?? 'person'} size="66%" />
    </Portrait>
  );
}
