/**
 * What sight does on the map: whether the party's sight lifts the fog, whether darkness hides, and
 * whose view the players have.
 */
import { everyone, type Fight } from '../../engine/fight.ts';
import { isTheirs } from '../../engine/public/partySight.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { tableActions } from '../../store/store.ts';
import { ChoiceInput, SwitchInput } from '../../ui/inputs/inputs.tsx';

/** The id of the choice of everybody's view; no combatant has it. */
const PARTY = '(party)';

export function SightForm({ fight }: { fight: Fight }) {
  const { sight } = fight;
  const bySight = sight?.fog === 'by sight';
  const set = (label: string, change: object) => tableActions.edit(label, [{ edit: 'sight', ...change }]);
  const theirs = everyone(fight).filter((one) => one.place.kind !== 'off' && isTheirs(fight, one));
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
      <legend className="sr-only">What sight does on this map</legend>
      <SwitchInput
        label="What the party sees lifts the fog"
        value={bySight}
        onChange={(on) =>
          set(on ? 'What the party sees lifts the fog.' : 'Only the GM lifts the fog.', {
            fog: on ? 'by sight' : 'by hand',
          })
        }
      />
      <SwitchInput
        label="Darkness hides"
        value={sight?.darkness === 'counts'}
        onChange={(on) =>
          set(on ? 'Darkness counts on this map.' : 'Darkness hides nothing on this map.', {
            darkness: on ? 'counts' : 'as by day',
          })
        }
      />
      {bySight && theirs.length > 1 ? (
        <ChoiceInput
          bare
          label="Whose view the players have"
          className="w-44"
          value={sight.through ?? PARTY}
          options={[
            { id: PARTY, label: 'The party’s view' },
            ...theirs.map(({ id }) => ({ id, label: `${nameOfOne(fight, id)}’s view` })),
          ]}
          onChange={(id) =>
            id === PARTY
              ? set('The players see what the party sees.', { through: null })
              : set(`The players see what ${nameOfOne(fight, id)} sees.`, { through: id })
          }
        />
      ) : null}
    </fieldset>
  );
}
