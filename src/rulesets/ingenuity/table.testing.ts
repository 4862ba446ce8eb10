/**
 * A small table for this game's tests: an open field with squares of a metre, a cast, and short
 * forms.
 */

import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { offersOf } from '../../engine/legality.ts';
import { readLog } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Line, Script } from '../../engine/script.ts';
import type { SquareScene } from '../../space/scene.ts';
import { atSquare } from './examples/cast.ts';
import type { IngenuityFight } from './fight.ts';
import { ingenuity } from './index.ts';
import { type Item, makeItem } from './sheet/items.ts';
import type { IngenuitySheet } from './sheet/sheet.ts';

/**
 * Twelve by eight squares of open ground; a wall with a door east of column 8 in row 6, bad footing
 * at 0,7 and 1,7, a rock at 11,4.
 */
export const testField: SquareScene = {
  kind: 'squares',
  name: 'Field',
  columns: 12,
  rows: 8,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: { '0,7': { difficult: true }, '1,7': { difficult: true }, '11,4': { elevation: 3 } },
  walls: { '8,6,e': 'door', '8,7,e': 'wall', '8,5,e': 'wall' },
};

type Member = Omit<Partial<Script['cast'][number]>, 'sheet'> & {
  id: string;
  on?: [number, number];
  sheet?: Partial<IngenuitySheet>;
};
export const poolOf = (n: number) => ({ now: n, max: n });
/** A spear of the chapter: 4 piercing, 8 at luck 19. */
export const spearOf = (rest: Partial<Item> = {}): Item =>
  makeItem('spear', 'Spear', { damage: 4, critical: 8, threshold: 19, type: 'piercing', parry: 2, ...rest });
export const bowOf = (rest: Partial<Item> = {}): Item =>
  makeItem('bow', 'Bow', {
    kind: 'projectile',
    attributes: ['dexterity'],
    damage: 3,
    critical: 7,
    threshold: 19,
    type: 'piercing',
    range: 20,
    hands: 2,
    ...rest,
  });
export const shieldOf = (rest: Partial<Item> = {}): Item =>
  makeItem('shield', 'Shield', { kind: 'shield', block: 6, durability: poolOf(8), ...rest });

/**
 * A cast: ids that begin with `foe` are foes, ids with `orc` a third team. Nobody has stamina or
 * focus unless a test says so.
 */
const cast = (members: readonly Member[]): Script['cast'] =>
  members.map(({ on, sheet, ...member }, n) => ({
    name: member.id.charAt(0).toUpperCase() + member.id.slice(1),
    side: member.id.startsWith('foe') ? 'foes' : member.id.startsWith('orc') ? 'orcs' : 'party',
    place: atSquare(...(on ?? ([2 + n, 2] as [number, number]))),
    ...member,
    sheet: { items: [spearOf()], stamina: poolOf(0), focus: poolOf(0), ...sheet },
  }));

/** A fight that is set up and has not begun. */
export const tableOf = (members: readonly Member[], more: Partial<Script> = {}): Encounter =>
  setUpOrThrow(
    ingenuity,
    { field: testField },
    {
      title: 'Test',
      ruleset: 'ingenuity',
      scene: 'field',
      sides: [
        { id: 'party', name: 'The party', stance: 'party' },
        { id: 'foes', name: 'The foes', stance: 'foe' },
        { id: 'orcs', name: 'The orcs', stance: 'foe' },
      ],
      cast: cast(members),
      lines: [],
      ...more,
    },
  );
export const playOn = (start: Encounter, ...lines: Line[]): Encounter => playLines(ingenuity, start, lines);
/** A fight begun by the party; `then` are the teams that follow, where there are more than two. */
export const fightOn = (
  members: readonly Member[],
  more: Partial<Script> = {},
  then: readonly string[] = [],
): Encounter =>
  playOn(tableOf(members, more), { begin: true }, { answer: 'party' }, ...then.map((answer) => ({ answer })));

export const diceOf = (...faces: number[]): Line => ({ answer: { dice: faces } });
/**
 * A combatant strikes somebody with the spear (or another item) and rolls these faces: attribute,
 * skill, luck.
 */
export const strikeBy = (by: string, whom: string, faces: number[], arm = 'spear'): Line[] => [
  { do: 'attack', by, with: arm },
  { answer: whom },
  diceOf(...faces),
];
export const endTurn = (by: string): Line => ({ do: 'end-turn', by });

export const fightOf = (now: Encounter) => liveStateOf(ingenuity, now).fight as IngenuityFight;
export const questionOf = (now: Encounter) => liveStateOf(ingenuity, now).question;
/** The free options of the open question, and the greyed ones with their rules. */
export const optionsOf = (now: Encounter): Record<string, string> => {
  const question = questionOf(now);
  const options = question?.kind === 'choose' || question?.kind === 'pick' ? question.options : [];
  return Object.fromEntries(options.map(({ id, blocked }) => [id, blocked?.rule ?? 'free']));
};
export const detailOf = (now: Encounter, id: string): string | undefined => {
  const question = questionOf(now);
  return question?.kind === 'choose' ? question.options.find((option) => option.id === id)?.detail : undefined;
};
export const trackOf = (now: Encounter, who: string, id: string) =>
  ingenuity.tracks(fightOf(now), who).find((track) => track.id === id)?.value;
export const badgesOf = (now: Encounter, who: string) => ingenuity.badges(fightOf(now), who).map(({ id }) => id);
export const wordOf = (now: Encounter, who: string) => ingenuity.standing(fightOf(now), who).word;
export const orderOf = (now: Encounter) => ingenuity.order(fightOf(now));
export const mayAct = (now: Encounter) =>
  orderOf(now)
    .rows.filter(({ state }) => state === 'may')
    .map(({ combatant }) => combatant);
export const lastOf = (now: Encounter, rule: string) =>
  readLog(fightOf(now)).findLast((entry) => entry.rule === rule)?.text;
/** Why an action is greyed; 'free' when it is offered, undefined when it is not listed. */
export const offerOf = (now: Encounter, who: string, action: string, variant?: string) => {
  const found = offersOf(ingenuity, fightOf(now), who).find(
    (offer) => offer.action === action && (variant === undefined || offer.variant === variant),
  );
  return found && (found.blocked?.rule ?? 'free');
};

/** A fight in which Ann strikes first, at a foe of evasion 6 and endurance 10. */
export const duelOf = (foe: object = {}, ann: object = {}) =>
  fightOn([
    { id: 'ann', sheet: ann },
    { id: 'foe', sheet: foe },
  ]);
/** The same fight after Ann's attack with these faces. */
export const hitBy = (faces: number[], foe: object = {}, ann: object = {}) =>
  playOn(duelOf(foe, ann), ...strikeBy('ann', 'foe', faces));
