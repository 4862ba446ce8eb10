/** House rules of Einfelst Wilds on ground, hazards and fire. */
import * as z from 'zod/mini';
import { fieldsValue, inGroup } from '../../common/declare.ts';

const ground = inGroup('Ground');
export const groundRules = {
  lightCover: ground.number(
    1,
    0,
    9,
    'Extra successes against light cover',
    'EW-12',
    'The chapter marks cover and gives no figure.',
  ),
  heavyCover: ground.number(
    2,
    0,
    9,
    'Extra successes against heavy cover',
    'EW-12',
    'The chapter marks cover and gives no figure.',
  ),
  cleared: ground.choice(
    'force',
    { force: 'is out of everybody’s way', never: 'is in the way of the next one' },
    'An obstacle got past with Force',
    'EW-11',
    'The chapter clears a pile of rubble; of other obstacles it says that one gets over or around.',
  ),
};

const hazards = inGroup('Hazards');
export const hazardRules = {
  fearCounts: hazards.choice(
    'others',
    { others: 'are for the others present', oneself: 'count the frightened one too' },
    'The dice of companions against fear',
    'EW-40',
    'The chapter counts the player characters present; it may or may not mean the one who tests.',
  ),
  fallProne: hazards.toggle(
    false,
    'Who has fallen lies on the ground',
    'EW-48',
    'The chapter gives a fall Harm and no more; that one then lies there is likely, and not said.',
  ),
  fallDice: hazards.number(1, 1, 4, 'Dice for each step of a fall', 'EW-48', 'The number is blank in the chapter.'),
  fallStep: hazards.number(5, 5, 10, 'Feet in a step of a fall', 'EW-48', 'Stated as five; kept here beside the dice.'),
};

const NO_FIRE = 'The fire table was not found.';
/** The sizes of fires, from small to great. */
export const FIRE_NAMES = ['torch', 'burning clothes', 'burning room', 'oil or dragon fire'] as const;
const size = z.int().check(z.minimum(1), z.maximum(9));
const fire = inGroup('Fire');
export const fireRules = {
  ignition: fire.choice(
    'fire',
    {
      fire: 'the fire’s Harm, less Endure',
      one: 'one Physical Harm',
      both: 'one Physical Harm and the fire’s Harm, less Endure',
    },
    'Catching fire does at once',
    'EW-43',
    'The chapter says in one breath that it does damage and that a Physical Harm is suffered.',
  ),
  fire: fieldsValue(
    z.array(z.object({ damage: size, needs: size })).check(z.length(FIRE_NAMES.length)),
    FIRE_NAMES.map((_, at) => ({ damage: at + 1, needs: at + 1 })),
    (path) =>
      FIRE_NAMES.flatMap((name, at) => [
        ...fire.number(at + 1, 1, 9, `Harm of a ${name}`, 'EW-43', NO_FIRE).fields(`${path}.${at}.damage`),
        ...fire.number(at + 1, 1, 9, `Successes to put out a ${name}`, 'EW-45', NO_FIRE).fields(`${path}.${at}.needs`),
      ]),
  ),
};
