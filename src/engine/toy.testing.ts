/** A toy game for the engine's tests: strikes to parry or guard, a riposte, pools of d6. */
import * as z from 'zod/mini';
import type { ZoneScene } from '../space/scene.ts';
import { areFriends, type Combatant, combatantOf, everyone, type Fight } from './fight.ts';
import { askChoice, askRoll, type Flow, reactionWindow } from './flow.ts';
import { breakPeace } from './hostility.ts';
import { loggedDiceOf } from './log/loggedDice.ts';
import { personRef, type Sentence, sentence } from './log/sentence.ts';
import { type TellingOf, tellSentence } from './log/tell.ts';
import type { Ruleset } from './ruleset.ts';
import type { Script } from './script.ts';
import { allOf, type Id, notAllowed, seatOf } from './words.ts';

const toySheet = z.object({
  dice: z.int().check(z.minimum(0)),
  harm: z.int().check(z.minimum(0)),
  most: z.int(),
  swift: z.int(),
  concealed: z.boolean(),
});
const toyState = z.object({ round: z.int(), acted: z.array(z.string()) });
const toyHouse = z.object({ success: z.int().check(z.minimum(1), z.maximum(6)) });
type ToySheet = z.infer<typeof toySheet>;
type Toy = Fight<ToySheet, z.infer<typeof toyState>, z.infer<typeof toyHouse>>;

const down = (one: Combatant<ToySheet>) => one.sheet.harm >= one.sheet.most;
const hides = (fight: Toy) => (id: Id) => combatantOf(fight, id).hidden || combatantOf(fight, id).sheet.concealed;
const tell = (fight: Toy, rule: string, words: Sentence, more: Pick<TellingOf, 'happened' | 'dice'> = {}) =>
  tellSentence(fight, rule, words, { ...more, round: fight.state.round }, hides(fight));

function* pool(
  fight: Toy,
  who: Id,
  title: string,
  rule: string,
): Flow<{ successes: number; dice: ReturnType<typeof loggedDiceOf> }> {
  const one = combatantOf(fight, who);
  const groups = [
    {
      id: 'pool',
      count: Math.max(1, one.sheet.dice - one.sheet.harm),
      sides: 6,
      read: { by: 'successes' as const, from: fight.house.success },
    },
  ];
  const rolled = yield* askRoll({ seat: seatOf(who), title, rule, about: [who] }, groups);
  return { successes: rolled.values.pool ?? 0, dice: loggedDiceOf(title, groups, rolled) };
}

type Taken = { parried: number; target: Id };

function* strike(fight: Toy, attacker: Id, aimed: Id, depth: number): Flow<void> {
  let target = aimed;
  const asked = new Set<Id>();
  const taken = yield* reactionWindow<Taken>(
    { seat: seatOf(target), title: `${attacker} strikes at ${target}`, rule: 'TY-02', about: [attacker, target] },
    () =>
      everyone(fight)
        .filter(
          (who) =>
            who.id !== attacker &&
            who.sheet.swift > 0 &&
            !down(who) &&
            !asked.has(who.id) &&
            (who.id === target || areFriends(fight, who.id, target)),
        )
        .map((who) => ({
          id: `${who.id === target ? 'parry' : 'guard'}:${who.id}`,
          who: who.id,
          label: `${who.name} ${who.id === target ? 'parries' : 'guards'}`,
          *perform(): Flow<Taken> {
            asked.add(who.id);
            combatantOf(fight, who.id).sheet.swift -= 1;
            if (who.id !== target) {
              target = who.id;
              return { parried: 0, target };
            }
            const { successes, dice } = yield* pool(fight, who.id, `${who.name}: parry`, 'TY-03');
            tell(fight, 'TY-03', sentence`${personRef(who.id)} parries with ${successes}.`, { dice });
            if (successes >= 2 && depth < 2) yield* strike(fight, who.id, attacker, depth + 1);
            return { parried: successes, target };
          },
        })),
  );
  const attackerNow = combatantOf(fight, attacker);
  if (down(attackerNow)) return tell(fight, 'TY-04', sentence`${personRef(attacker)} falls before the blow lands.`);
  const { successes, dice } = yield* pool(fight, attacker, `${attackerNow.name}: strike`, 'TY-01');
  const left = successes - taken.reduce((sum, { parried }) => sum + parried, 0);
  const victim = combatantOf(fight, target);
  if (left > 0) victim.sheet.harm = Math.min(victim.sheet.most, victim.sheet.harm + left);
  const [by, whom] = [personRef(attacker), personRef(target)];
  tell(fight, 'TY-01', left > 0 ? sentence`${by} hits ${whom} for ${left}.` : sentence`${by} misses ${whom}.`, {
    happened: { is: left > 0 ? 'hit' : 'missed', whom: [target], by: attacker },
    dice,
  });
}

export const toyScene: ZoneScene = {
  kind: 'zones',
  name: 'Yard',
  width: 400,
  height: 200,
  ground: { kind: 'plain', look: 'stone' },
  zones: {
    yard: {
      id: 'yard',
      name: 'Yard',
      polygon: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 200 },
        { x: 0, y: 200 },
      ],
      capacity: 8,
      features: [],
    },
    hall: {
      id: 'hall',
      name: 'Hall',
      polygon: [
        { x: 200, y: 0 },
        { x: 400, y: 0 },
        { x: 400, y: 200 },
        { x: 200, y: 200 },
      ],
      capacity: 8,
      features: [{ id: 'trap', label: 'CANARY-trap', kind: 'hazard', secret: true }],
    },
  },
  borders: {
    gate: {
      id: 'gate',
      between: ['yard', 'hall'],
      line: [
        { x: 200, y: 60 },
        { x: 200, y: 140 },
      ],
      capacity: 2,
      door: 'none',
      features: [],
    },
  },
};

export const toy: Ruleset<ToySheet, z.infer<typeof toyState>, z.infer<typeof toyHouse>> = {
  id: 'toy',
  name: 'Toy',
  about: 'For tests.',
  prefix: 'TY',
  scenes: ['zones'],
  sheet: toySheet,
  state: toyState,
  house: toyHouse,
  fields: [{ path: 'harm', label: 'Harm', group: 'Harm', kind: 'number', min: 0, max: 99 }],
  stateFields: [
    { path: 'round', label: 'Round', group: 'Round', kind: 'number', min: 0, max: 30 },
    { path: 'acted', label: 'Have acted', group: 'Round', kind: 'choices', options: 'combatants' },
  ],
  notByHand: {},
  makes: [],
  houseRules: [],
  book: async () => ({ rules: [], examples: [], catalogues: [] }),
  creatures: [],
  heroes: [],
  ruler: (_fight, way) => `${way.length - 1} legs`,
  areaCounting: () => ({ diagonals: 'one', turns: 'any', rule: 'TY-01' }),
  ready: [],
  blank: () => ({
    sheet: { dice: 4, harm: 0, most: 5, swift: 1, concealed: false },
    state: { round: 0, acted: [] },
    house: { success: 6 },
  }),
  *begin(fight) {
    fight.state.round = 1;
    fight.stage = 'running';
    tell(fight, 'TY-00', sentence`The fight begins.`);
  },
  *end(fight) {
    fight.stage = 'over';
  },
  actions: [
    {
      id: 'strike',
      scope: 'combatant',
      label: 'Strike',
      help: 'Hits somebody.',
      rule: 'TY-01',
      group: 'Actions',
      allowed: (fight, who) =>
        allOf(
          !fight.state.acted.includes(who) || notAllowed('TY-05', 'Has already acted this round.'),
          !down(combatantOf(fight, who)) || notAllowed('TY-06', 'Is down.'),
          () =>
            everyone(fight).some((one) => one.id !== who && !down(one)) ||
            notAllowed('TY-07', 'Nobody is left to strike.'),
        ),
      *perform(fight, who) {
        const target = yield* askChoice(
          { seat: seatOf(who), title: 'Strike whom?', rule: 'TY-01', about: [who] },
          everyone(fight)
            .filter(({ id }) => id !== who)
            .map((one) => ({
              id: one.id,
              label: one.name,
              combatant: one.id,
              ...(down(one) ? { blocked: notAllowed('TY-07', 'Is down already.') } : {}),
            })),
        );
        yield* breakPeace(fight, target, who, { rule: 'TY-09', round: fight.state.round, hides: hides(fight) });
        fight.state.acted.push(who);
        yield* strike(fight, who, target, 0);
      },
    },
    {
      id: 'round',
      scope: 'table',
      label: 'Next round',
      help: 'Begins the next round.',
      rule: 'TY-08',
      group: 'Round',
      allowed: (fight) => fight.state.round < 30 || notAllowed('TY-08', 'Thirty rounds are enough.'),
      *perform(fight) {
        fight.state.round += 1;
        fight.state.acted = [];
        for (const one of everyone(fight)) one.sheet.swift = 1;
        tell(fight, 'TY-08', sentence`Round ${fight.state.round}.`);
      },
    },
  ],
  order: (fight) => ({
    style: 'list',
    round: fight.state.round,
    title: `Round ${fight.state.round}`,
    prompt: 'Anyone may act.',
    groups: [],
    rows: fight.order.map((id) => ({
      id,
      combatant: id,
      state: fight.state.acted.includes(id) ? ('done' as const) : ('may' as const),
    })),
    next: { actor: 'table', action: 'round', label: 'Next round' },
  }),
  standing: (fight, who) => (down(combatantOf(fight, who)) ? { at: 'down', word: 'down' } : { at: 'up', word: 'up' }),
  seenByPlayers: (fight, who) => !combatantOf(fight, who).sheet.concealed,
  tracks: (fight, who) => {
    const { harm, most } = combatantOf(fight, who).sheet;
    return [{ id: 'harm', label: 'Harm', kind: 'boxes', value: harm, max: most, weight: 'vital', raisedBy: 'harm' }];
  },
  health: (fight, who) => {
    const { harm, most } = combatantOf(fight, who).sheet;
    const pool = { label: 'Harm', kind: 'boxes', value: harm, max: most } as const;
    if (harm === 0) return { word: 'unhurt', tone: 'good', pool, taken: 0 };
    return { word: harm * 2 < most ? 'hurt' : 'badly hurt', tone: 'hurt', pool, taken: harm };
  },
  badges: () => [],
  figures: () => [],
  reactionsLeft: (fight, who) => ({
    left: combatantOf(fight, who).sheet.swift > 0,
    why: 'One swift maneuver a round.',
    rule: 'TY-03',
  }),
  morale: () => [],
  tableTracks: () => [],
  aim: () => ({ text: '', parts: [] }),
  size: () => ({ room: 1, squares: 1 }),
  harmWord: 'harm',
  outcome: (before, after, about) => {
    const taken = combatantOf(after, about).sheet.harm - combatantOf(before, about).sheet.harm;
    return {
      key: String(taken),
      label: taken === 0 ? 'unhurt' : `${taken} harm`,
      tone: 'plain',
      rank: taken,
      harm: taken,
    };
  },
  reconcile(fight) {
    fight.state.acted = fight.state.acted.filter((id) => fight.combatants[id]);
  },
};

/** Three against one, ready to begin. */
export const toyScript: Script = {
  title: 'At the gate',
  ruleset: 'toy',
  scene: 'yard',
  cast: [
    { id: 'ogre', name: 'Ogre', side: 'foes', sheet: { dice: 6 }, place: { kind: 'zone', zone: 'yard' } },
    { id: 'ash', name: 'Ash', side: 'party', place: { kind: 'zone', zone: 'yard' } },
    { id: 'bo', name: 'Bo', side: 'party', place: { kind: 'zone', zone: 'yard' } },
    {
      ...{ id: 'lurker', name: 'CANARY-lurker', side: 'foes' },
      sheet: { concealed: true },
      place: { kind: 'zone', zone: 'hall' },
    },
  ],
  lines: [],
};
export const toyScenes = { yard: toyScene };
