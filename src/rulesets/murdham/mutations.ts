/** Mutations that show in a fight, as figures, and what it takes to grow one. */
import { choose, type Flow, roll } from '../../engine/flow.ts';
import { gm, type Id } from '../../engine/words.ts';
import { diceOf, type MurdhamFight, nameOf, sheetOf, tell } from './kit.ts';
import type { TraitId } from './sheet.ts';

export interface MutationSpec {
  id: string;
  label: string;
  does: string;
  /** A weapon of the body that comes with it, by the item tables' key. */
  natural?: string;
  trait?: TraitId;
}
const limb = (id: string, label: string, natural: string, does: string): MutationSpec => ({ id, label, does, natural });

/** Twenty of them, so that a d20 finds one. Those without a fight's figures are the table's to tell. */
export const mutations: readonly MutationSpec[] = [
  limb('tentacle-arm', 'Tentacle arm', 'tentacle', 'Its grapples allow no save.'),
  limb('pincer-arm', 'Pincer arm', 'pincer', 'Strikes for d6.'),
  limb('mantis-arm', 'Mantis arm', 'mantis-arm', 'Strikes for d6.'),
  limb('gorilla-arm', 'Gorilla arm', 'gorilla-arm', 'Strikes for d4.'),
  limb('claws', 'Claws', 'claws-d4', 'Strike for d4.'),
  limb('horns', 'Horns', 'horns-d4', 'Strike for d4.'),
  limb('beak', 'Beak', 'beak-d4', 'Strikes for d4.'),
  limb('snake-head', 'Snake head', 'snake-head', 'Bites for d4; a wound is poisoned.'),
  limb('scorpion-tail', 'Scorpion tail', 'scorpion-tail', 'Stings for d6; a wound paralyses.'),
  limb('bone-spurs', 'Bone spurs', 'bone-spurs', 'Strike for d6.'),
  limb('vomit', 'Acid vomit', 'acid-vomit', 'Once a day: d6, and ruined gear.'),
  limb('fire-breath', 'Fire breath', 'fire-breath', 'Once a day: a blast of d6 fire.'),
  { id: 'frog-tongue', label: 'Frog tongue', does: 'Picks up things of bulk 1 from 1 zone away.' },
  { id: 'turtle-shell', label: 'Turtle shell', does: 'Armour 1.' },
  { id: 'wings', label: 'Wings', does: 'Flies, and must land to attack or stand still.', trait: 'landing' },
  { id: 'elastic-limbs', label: 'Elastic limbs', does: 'Melee attacks reach 1 zone.' },
  { id: 'acid-skin', label: 'Acid skin', does: 'Burns for d4 each round whoever it holds.' },
  {
    id: 'skull-face',
    label: 'Skull face or bare skeleton',
    does: 'Frightens within 4 zones.',
    trait: 'frightening',
  },
  { id: 'insect-swarm', label: 'Insect swarm', does: 'Melee attackers make a STR save to hit.' },
  { id: 'bloodlust', label: 'Bloodlust', does: 'Blood nearby: a WIT save, or frenzied for the stretch.' },
];

/** Grows one mutation: by a d20 or by the GM's choice. What it brings is on the sheet at once. */
export function* mutate(fight: MurdhamFight, who: Id): Flow<void> {
  const name = nameOf(fight, who);
  const ask = { seat: gm, rule: 'MU', about: [who] };
  const answer = yield* choose({ ...ask, title: `${name} mutates: how?` }, [
    { id: 'die', label: 'By a d20' },
    ...mutations.map(({ id, label, does }) => ({ id, label, detail: does })),
    { id: 'told', label: 'In some other way, told at the table' },
  ]);
  const groups = [{ id: 'mutation', count: 1, sides: mutations.length, read: { by: 'sum' as const } }];
  const rolled = answer === 'die' ? yield* roll({ ...ask, title: `${name}: which mutation?` }, groups) : undefined;
  const found = rolled ? mutations[(rolled.values.mutation ?? 1) - 1] : mutations.find(({ id }) => id === answer);
  tell(
    fight,
    'MU',
    `${name} mutates: ${found ? `${found.label.toLowerCase()}. ${found.does}` : 'it shows at the table.'}`,
    {
      who: [who],
      dice: rolled ? diceOf('Mutation', groups, rolled) : [],
      tone: 'bad',
    },
  );
  const sheet = sheetOf(fight, who);
  if (!found || sheet.mutations.includes(found.id) || sheet.mutations.length >= 20) return;
  sheet.mutations.push(found.id);
  if (found.natural !== undefined && !sheet.natural.includes(found.natural) && sheet.natural.length < 10)
    sheet.natural.push(found.natural);
  if (found.trait !== undefined && !sheet.traits.includes(found.trait)) sheet.traits.push(found.trait);
}
