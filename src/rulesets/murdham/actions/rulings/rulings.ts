/**
 * Rulings that only the GM can make, as actions of the table: cover, hiding, fear, falls, chases,
 * the end of a stretch (MU-25 to MU-27, MU-41 to MU-43, MU-47).
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, askNumber, askPicks } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import { breathes, breathOf, chokeSave, getAir, loseAir } from '../../play/harm/breath.ts';
import { dealHurt } from '../../play/harm/hurt.ts';
import { revealFighter } from '../../play/hiding.ts';
import { timePasses } from '../../play/perils/clocks.ts';
import { fallFrom } from '../../play/perils/hazards.ts';
import { plainArmour } from '../../play/table/armour.ts';
import { rollSave } from '../../play/table/saves.ts';
import { tell } from '../../play/table/table.ts';
import { gainCondition, isConditionActive, loseCondition } from '../../sheet/standing.ts';
import type { MurdhamAction } from '../allowed.ts';
import { chaseRuling, fearRuling } from './flight.ts';
import { enoughPeople, gmAsking, peopleOptions, rulingAction } from './ruling.ts';

const cover = rulingAction(
  'rule-cover',
  'Cover',
  'Puts somebody in cover or behind a barrier, or takes it away.',
  'MU-26',
  function* (fight) {
    const who = yield* askChoice(gmAsking('Whose cover is ruled on?', 'MU-26'), peopleOptions(fight));
    const state = yield* askChoice(gmAsking(`What protects ${nameOf(fight, who)}?`, 'MU-26'), [
      { id: 'cover', label: 'Cover: armour +1' },
      { id: 'barrier', label: 'A barrier: no attacks, but leaning out can be countered' },
      { id: 'none', label: 'Nothing, whatever the map says' },
      { id: 'map', label: 'What the map says' },
    ]);
    const { sheet } = combatantOf(fight, who);
    loseCondition(sheet, 'in-cover');
    if (state !== 'map') gainCondition(sheet, { id: 'in-cover', until: 'cause', note: state });
    const words = {
      cover: 'is in cover',
      barrier: 'is behind a barrier',
      none: 'has no cover',
      map: 'has what cover the map gives',
    };
    tell(fight, state === 'barrier' ? 'MU-27' : 'MU-26', sentence`${personRef(who)} ${words[state]}.`, {
      tone: 'ruling',
    });
  },
);

const concealment = rulingAction(
  'rule-concealment',
  'Concealment',
  'Fog, leaves, darkness about somebody: attacks do impaired damage.',
  'MU-25',
  function* (fight) {
    const who = yield* askChoice(gmAsking('Who is concealed by something?', 'MU-25'), peopleOptions(fight));
    const state = yield* askChoice(gmAsking(`What conceals ${nameOf(fight, who)}?`, 'MU-25'), [
      { id: 'some', label: 'Concealment: damage impaired' },
      { id: 'none', label: 'Nothing, whatever the map says' },
      { id: 'map', label: 'What the map says' },
    ]);
    const { sheet } = combatantOf(fight, who);
    const concealed = {
      some: 'is partly hidden from view: damage from attacks is impaired',
      none: 'has no concealment',
      map: 'has what concealment the map gives',
    };
    loseCondition(sheet, 'obscured');
    if (state !== 'map') gainCondition(sheet, { id: 'obscured', until: 'cause', note: state });
    tell(fight, 'MU-25', sentence`${personRef(who)} ${concealed[state]}.`, { tone: 'ruling' });
  },
);

const hide = rulingAction(
  'rule-hide',
  'Hidden again',
  'After being out of sight for a while, or a great distraction.',
  'MU-41',
  function* (fight) {
    const who = yield* askChoice(
      gmAsking('Who is hidden again?', 'MU-41'),
      peopleOptions(fight, (id) => !isConditionActive(sheetOf(fight, id), 'concealed')),
    );
    const why = yield* askChoice(gmAsking(`${nameOf(fight, who)} hides again: how did that come about?`, 'MU-41'), [
      { id: 'out of sight', label: 'Out of sight for a while' },
      { id: 'a great distraction', label: 'A great distraction' },
      { id: 'no', label: 'Not hidden after all', tone: 'pass' },
    ]);
    if (why === 'no') return;
    gainCondition(combatantOf(fight, who).sheet, { id: 'concealed', until: 'cause' });
    tell(
      fight,
      'MU-41',
      sentence`${personRef(who)} is hidden again${why === 'out of sight' ? ', having been out of sight for a while' : ' by a great distraction'}.`,
      { tone: 'ruling' },
    );
  },
  (fight) => enoughPeople(fight, 1, 'MU-41', (id) => !isConditionActive(sheetOf(fight, id), 'concealed')),
);

const revealed = rulingAction(
  'rule-reveal',
  'Revealed',
  'A hidden one made a noise or walked into view. Stealth may keep its owner hidden.',
  'MU-43',
  function* (fight) {
    const who = yield* askChoice(
      gmAsking('Who is revealed?', 'MU-43'),
      peopleOptions(fight, (id) => isConditionActive(sheetOf(fight, id), 'concealed')),
    );
    const sly = sheetOf(fight, who).skills.includes('stealth');
    if (sly && (yield* rollSave(fight, who, 'agi', { rule: 'MU-43', what: 'to stay hidden' }))) return;
    revealFighter(fight, who, 'being noticed');
  },
  (fight) => enoughPeople(fight, 1, 'MU-43', (id) => isConditionActive(sheetOf(fight, id), 'concealed')),
);

const unaware = rulingAction(
  'rule-unaware',
  'Unaware',
  'Somebody does not know of an attacker, and cannot react to the attack.',
  'MU-42',
  function* (fight) {
    const who = yield* askChoice(gmAsking('Who is unaware?', 'MU-42'), peopleOptions(fight));
    const { sheet } = combatantOf(fight, who);
    if (isConditionActive(sheet, 'unaware')) {
      loseCondition(sheet, 'unaware');
      tell(fight, 'MU-42', sentence`${personRef(who)} is aware again.`, { tone: 'ruling' });
      return;
    }
    const others = peopleOptions(fight, (id) => id !== who);
    const of = yield* askPicks(
      { ...gmAsking(`${nameOf(fight, who)}: unaware of whom?`, 'MU-42'), detail: 'Nobody picked: of everybody.' },
      others,
      0,
      others.length,
    );
    if (of.length === 0) gainCondition(sheet, { id: 'unaware', until: 'round' });
    for (const by of of) gainCondition(sheet, { id: 'unaware', until: 'round', by });
    const blind =
      of.length === 0
        ? sentence`of everybody and cannot react`
        : sentence`of ${peopleRef(of)}, and cannot react to ${of.length === 1 ? 'this attacker' : 'these attackers'}`;
    tell(fight, 'MU-42', sentence`${personRef(who)} is unaware ${blind} this round.`, {
      tone: 'ruling',
      shown: 'gm',
    });
  },
);

const harm = rulingAction(
  'rule-harm',
  'Damage by ruling',
  'A number of damage from a trap, the cold, a falling beam.',
  'MU-28',
  function* (fight) {
    const who = yield* askChoice(gmAsking('Who is hurt?', 'MU-28'), peopleOptions(fight));
    const amount = yield* askNumber(gmAsking('How much damage?', 'MU-28'), { min: 1, max: 99, suggested: 4 });
    const kind = yield* askChoice(gmAsking('What sort of damage: does armour help?', 'MU-28'), [
      { id: 'plain', label: 'Armour helps' },
      { id: 'direct', label: 'Direct: armour does not help' },
      { id: 'fire', label: 'Fire: direct' },
    ]);
    const left = kind === 'plain' ? Math.max(0, amount - plainArmour(fight, who)) : amount;
    tell(fight, 'MU-28', sentence`${personRef(who)} suffers ${left} damage by ruling.`, { tone: 'ruling' });
    yield* dealHurt(fight, {
      who,
      amount: left,
      rule: 'MU-28',
      direct: kind !== 'plain',
      kind: kind === 'fire' ? 'fire' : 'plain',
    });
  },
);

const drop = rulingAction(
  'rule-fall',
  'A fall',
  'Does d4 direct damage for each full 2 m; an AGI save takes 2 m off.',
  'MU-38',
  function* (fight) {
    const who = yield* askChoice(gmAsking('Who falls?', 'MU-38'), peopleOptions(fight));
    const metres = yield* askNumber(gmAsking(`How many metres does ${nameOf(fight, who)} fall?`, 'MU-38'), {
      min: 1,
      max: 100,
      suggested: 4,
      unit: 'm',
    });
    yield* fallFrom(fight, who, metres);
  },
);

/** The GM says who else has no air. Fighters who go under water need no ruling. */
const suffocation = rulingAction(
  'rule-suffocate',
  'Suffocation',
  'Somebody has no air: 8 rounds of breath, 16 with Swim, then STR saves. Or breathes again.',
  'MU-29',
  function* (fight) {
    const who = yield* askChoice(
      gmAsking('Who has no air?', 'MU-29'),
      peopleOptions(fight, (id) => breathes(fight, id, 'anywhere')),
    );
    const how = yield* askChoice(gmAsking(`${nameOf(fight, who)}: is there air to breathe?`, 'MU-29'), [
      { id: 'held', label: `No air from now on: ${breathOf(fight, who)} rounds of breath` },
      { id: 'spent', label: 'The breath is used up: a STR save now' },
      { id: 'again', label: 'Can breathe again' },
    ]);
    if (how === 'held') loseAir(fight, who, 'anywhere');
    if (how === 'spent') yield* chokeSave(fight, who);
    if (how === 'again') getAir(fight, who);
  },
  (fight) => enoughPeople(fight, 1, 'MU-29', (id) => breathes(fight, id, 'anywhere')),
);

/**
 * Ends the stretch or the watch: conditions of that length end, poisons and drugs take effect, and
 * once-a-stretch abilities come back.
 */
const stretch = rulingAction(
  'rule-stretch',
  'The stretch ends',
  'Ends what lasts a stretch, or a watch; running poisons take effect, drugs wear off.',
  'MU-29',
  function* (fight) {
    const answer = yield* askChoice(gmAsking('End the stretch now?', 'MU-29'), [
      { id: 'yes', label: 'The stretch ends' },
      { id: 'watch', label: 'The whole watch ends' },
      { id: 'no', label: 'Not yet', tone: 'pass' as const },
    ]);
    if (answer !== 'no') yield* timePasses(fight, answer === 'watch' ? 'watch' : 'stretch');
  },
);

export const rulingActions: readonly MurdhamAction[] = [
  cover,
  concealment,
  hide,
  revealed,
  unaware,
  fearRuling,
  harm,
  drop,
  suffocation,
  chaseRuling,
  stretch,
];
