/**
 * The dialog that says who plays a combatant: a known player, a new name, or the game master again.
 */
import { useState } from 'react';
import { everyone } from '../../engine/fight.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { useShownFight } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { FormDialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/inputs/inputs.tsx';
import { givePlayer } from '../fightActions.ts';

/** At most this many names are listed; other names are typed. */
const MOST_NAMES = 12;

/**
 * The dialog. Pressing a name or Enter gives the combatants to that player. The step can be undone
 * like a move.
 */
export function PlayerDialog({ ids, onClose }: { ids: readonly Id[]; onClose(): void }) {
  const fight = useShownFight((shown) => shown.fight);
  const game = useShownFight((shown) => shown.ruleset.id);
  const entries = useShelf((shelf) => shelf.entries);
  const [typed, setTyped] = useState('');
  const [only, ...others] = ids;
  const now = new Set(ids.map((id) => fight.combatants[id]?.player ?? ''));
  const here = everyone(fight).flatMap(({ player }) => player ?? []);
  const onShelf = entries.flatMap(({ kind, about, game: of }) => (kind === 'character' && of === game ? about : []));
  const names = [...new Set([...here, ...onShelf])].filter(Boolean).slice(0, MOST_NAMES);
  const give = (player: string) => {
    givePlayer(ids, player);
    onClose();
  };
  const title = only !== undefined && others.length === 0 ? nameOfOne(fight, only) : `the ${ids.length} selected`;
  const name = typed.trim();
  return (
    <FormDialog
      title={`Who plays ${title}?`}
      yes="Give"
      unfit={name === ''}
      onDone={() => give(name)}
      onClose={onClose}
    >
      <fieldset aria-label="At the table" className="flex flex-wrap gap-1.5">
        {['', ...names].map((player) => (
          <BareButton
            key={player}
            className={chipButton(now.has(player) ? 'now' : 'plain')}
            aria-pressed={now.has(player)}
            onPress={() => give(player)}
          >
            {player || 'The game master'}
          </BareButton>
        ))}
      </fieldset>
      <TextInput label="Name of the player" value={typed} onChange={setTyped} longest={40} autoFocus />
    </FormDialog>
  );
}
