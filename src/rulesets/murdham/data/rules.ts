/**
 * The look-up of Murdham: every numbered rule, and a page for each condition, skill, trait, power,
 * poison and item that acts.
 */
import type { RuleText } from '../../../engine/ruleset.ts';
import { conditionSpecs } from '../sheet/conditions.ts';
import { miscasts } from '../sheet/miscasts.ts';
import { mutations } from '../sheet/mutations.ts';
import { allPowers } from '../sheet/powers.ts';
import { itemSpecs } from '../sheet/things/gear.ts';
import { allPoisons } from '../sheet/things/poisons.ts';
import { allTraits, kindSpecs } from '../sheet/traits.ts';
import { fightRules } from './rulesTextFight.ts';
import { moreRules } from './rulesTextMore.ts';
import { allSkills } from './skills.ts';

/**
 * Makes a page that is no numbered rule. Its id has the form `MU:dying`, so that it never meets a
 * number of the list.
 */
const page = (id: string, title: string, text: string, ...words: string[]): RuleText => ({
  id: `MU:${id}`,
  title,
  text,
  words,
});

const overview: RuleText = {
  id: 'MU',
  title: 'Murdham’s other chapters',
  text: 'Saves are a d20 at or under STR, AGI or WIT; a group save is one d20 for all, each compared with its own score. Divisions round up. Conditions, skills, traits, gear, powers and poisons have a page each: look them up by name. A round is about 6 seconds, a stretch 100 rounds, a watch 48 stretches.',
  words: ['save', 'group save', 'stretch', 'watch', 'condition', 'skill', 'power', 'round up'],
};

const ofHazards: readonly RuleText[] = [
  page(
    'falling',
    'Falling',
    'From 2 m up: d4 direct damage for every full 2 m. A passed AGI save takes 2 m off; Acrobatics takes 4 m off on a pass and 2 m on a fail.',
    'fall',
    'drop',
  ),
  page(
    'suffocation',
    'Suffocation',
    'It begins by itself for who goes under water or is held there, and by the GM’s word. Breath lasts 8 rounds (16 with Swim). Then each round’s end asks a STR save: the first failed one takes out for the stretch, the next kills.',
    'drown',
    'breath',
  ),
  page('fire-zone', 'A burning zone', 'd6 fire damage on entering it or starting a round there.', 'fire', 'hazard'),
  page(
    'fear-test',
    'Fear and terror',
    'On coming within 4 zones of the frightening: one group WIT save. Who fails is frightened (may not come closer) or terrified (must flee) for the stretch; who passes is immune to that source for the stretch.',
    'frightened',
    'terrified',
    'fear',
    'terror',
  ),
  page(
    'special-moves',
    'Special moves',
    'With a full movement: sprint 4 zones in the open (from the second round in a row with an AGI save), sneak (AGI save to stay unseen), or leap a gap (AGI save). Terrain imposes the others with any movement: balance on difficult ground (AGI save or trip, d4), climb, swim.',
    'sprint',
    'sneak',
    'leap',
    'balance',
    'climb',
    'swim',
  ),
  page(
    'flying',
    'Flying',
    'Landing flyers fight only on the ground, swooping ones must keep moving in the air, hovering ones do as they like. Who is aloft is out of reach of melee from the ground; knocked out there, one falls (assumed).',
    'aloft',
    'wings',
  ),
  page(
    'riding',
    'Riding',
    'Rider and mount act in one turn: the mount’s movement, an action each. A full movement takes the main action of both; with Ride the rider may still attack when all of it is done. Getting on or off is a main action of both. When the mount dodges, sprints, saves or is in danger, the rider makes an AGI save or falls for d4 direct damage; a mount that drops takes its riders down with it. A sprint and other actions exclude one another.',
    'mount',
    'horse',
    'saddle',
  ),
  page(
    'carts',
    'Carts and coaches',
    'Driver and pullers take one turn; the cart goes as fast as its slowest puller. Pullers do nothing else and cannot dodge. On a sprint, on bad ground or in danger the driver makes a STR save (none with Drive carts), or it crashes: d4 direct damage to cart, pullers and all on it. Passengers have turns of their own. Getting on or off is a main action (assumed), while it moves with an AGI save or d4. It takes the room of somebody large (assumed).',
    'cart',
    'coach',
    'driver',
    'harness',
    'vehicle',
  ),
  page(
    'boats',
    'Boats',
    'Driver and crew take one turn. A rowing boat goes a zone a round for each rower, four at most; a sailing boat by the wind with Boatmanship, else half a zone for each rower. In rough water or danger a rower saves STR, a sailor WIT, or the hull takes d4 and all are in the water. Getting on or off asks for an AGI save, or into the water. Who sprints with it does nothing else. Broken, it sinks (assumed).',
    'boat',
    'rowing',
    'sailing',
    'crew',
    'capsize',
    'vehicle',
  ),
  page(
    'larger',
    'Larger against smaller',
    'The larger wins STR saves without a roll, holds with one limb and stays free to act, throws instead of shoving, and tramples while moving: the smaller one steps aside or takes d4.',
    'size',
    'trample',
    'large',
    'massive',
  ),
  page(
    'injury',
    'Injuries',
    'd6 when the dying are saved: 1 only a scar; 2 STR −d4; 3 WIT −d4; 4 AGI −d4 and hobbled; 5 an arm; 6 an eye. Gone after a full rest, unless an omen refused death: then it stays. An ability at 0 is death.',
    'wound',
    'scar',
  ),
  page(
    'omens',
    'Omens',
    'Players’ characters hold 2, with Luck 3. One rerolls a failed save of one’s own, or damage suffered (the lower counts), or refuses death: health 1, incapacitated, and a permanent injury.',
    'reroll',
    'luck',
    'refuse death',
  ),
  page(
    'overreach',
    'Corruption and miscasts',
    'A power costs 1 mana, or 2 corruption without it. Corruption taken so is checked at once on a d12: at or under the total, soulblight does that much direct damage, corruption drops by it, and a miscast die is rolled. A critical loss by soulblight mutates.',
    'soulblight',
    'mana',
    'corruption',
    'miscast',
  ),
  page(
    'miscast',
    'The miscast die',
    miscasts.map(({ roll, label }) => `${roll} ${label}`).join(' '),
    'miscast',
    'd12',
    'possessed',
  ),
  page(
    'mutations',
    'Mutations of a fight',
    mutations.map(({ label, does }, at) => `${at + 1} ${label}: ${does}`).join(' '),
    'mutation',
    'd20',
  ),
];

/** Every page of the look-up, the numbered rules first. Ids are unique. */
export const ruleTexts: readonly RuleText[] = [
  ...fightRules,
  ...moreRules,
  overview,
  ...ofHazards,
  ...Object.entries(conditionSpecs).map(([id, { label, does }]) => page(`is-${id}`, label, does, 'condition', 'state')),
  ...allSkills.map(({ id, name, does }) => page(`skill-${id}`, name, does, 'skill')),
  ...allTraits.map(({ id, name, does }) => page(`trait-${id}`, name, does, 'trait')),
  ...kindSpecs.map(({ id, name, does }) => page(`kind-${id}`, name, does, 'kind')),
  ...Object.values(allPowers).map(({ id, name, does, path }) =>
    page(`power-${id}`, name, does, 'power', path, path === 'profane' ? 'sorcery' : 'faith'),
  ),
  ...Object.values(allPoisons).map(({ id, name, way, does }) =>
    page(
      `poison-${id}`,
      name,
      `STR save or ${does}. Works ${way === 'blood' ? 'through a wound' : 'when eaten'}.`,
      'poison',
    ),
  ),
  ...Object.values(itemSpecs)
    .filter(
      ({ quality, use, does, id }) =>
        quality === 'plain' && does !== undefined && !(id in allPoisons) && use !== undefined,
    )
    .map(({ id, name, does }) => page(`item-${id}`, name, does ?? '', 'gear', 'item')),
];
