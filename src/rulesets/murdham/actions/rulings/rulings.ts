/** What only the GM can say, as actions of the table: cover, hiding, fear, falls, chases, the end of a stretch (MU-25 to MU-27, MU-41 to MU-43, MU-47). */

import { combatantOf } from '../../../../engine/fight.ts';
import { askNumber, choose, pick } from '../../../../engine/flow.ts';
import { list } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import { breathes, choke, getAir, loseAir } from '../../play/harm/breath.ts';
import { hurt } from '../../play/harm/hurt.ts';
import { reveal } from '../../play/hiding.ts';
import { timePasses } from '../../play/perils/clocks.ts';
import { fall } from '../../play/perils/hazards.ts';
import { plainArmour } from '../../play/table/armour.ts';
import { save } from '../../play/table/saves.ts';
import { tell } from '../../play/table/table.ts';
import { gain, is, lose } from '../../sheet/standing.ts';
import type { MurdhamAction } from '../allowed.ts';
import { chase, fear } from './flight.ts';
import { asking, enough, people, ruling } from './ruling.ts';

const cover = ruling(
  'rule-cover',
  'Cover',
  'Puts somebody in cover or behind a barrier, or takes it away.',
  'MU-26',
  function* (fight) {
    const who = yield* choose(asking('Whose cover?', 'MU-26'), people(fight));
    const state = yield* choose(asking(`${nameOf(fight, who)}: what protects it?`, 'MU-26'), [
      { id: 'cover', label: 'Cover: armour +1' },
      { id: 'barrier', label: 'A barrier: no attacks, but leaning out can be countered', detail: 'MU-27' },
      { id: 'none', label: 'Nothing, whatever the map says' },
      { id: 'map', label: 'What the map says' },
    ]);
    const { sheet } = combatantOf(fight, who);
    lose(sheet, 'in-cover');
    if (state !== 'map') gain(sheet, { id: 'in-cover', until: 'cause', note: state });
    const words = {
      cover: 'is in cover',
      barrier: 'is behind a barrier',
      none: 'has no cover',
      map: 'has what cover the map gives',
    };
    tell(fight, state === 'barrier' ? 'MU-27' : 'MU-26', `${nameOf(fight, who)} ${words[state]}.`, {
      who: [who],
      tone: 'ruling',
    });
  },
);

const concealment = ruling(
  'rule-concealment',
  'Concealment',
  'Fog, leaves, darkness about somebody: damage against it is impaired.',
  'MU-25',
  function* (fight) {
    const who = yield* choose(asking('Who is concealed by something?', 'MU-25'), people(fight));
    const state = yield* choose(asking(`${nameOf(fight, who)}: concealment?`, 'MU-25'), [
      { id: 'some', label: 'Concealment: damage impaired' },
      { id: 'none', label: 'None, whatever the map says' },
      { id: 'map', label: 'What the map says' },
    ]);
    const { sheet } = combatantOf(fight, who);
    lose(sheet, 'obscured');
    if (state !== 'map') gain(sheet, { id: 'obscured', until: 'cause', note: state });
    tell(
      fight,
      'MU-25',
      `${nameOf(fight, who)} ${state === 'some' ? 'is hard to see' : 'is as easy to see as the map says'}.`,
      { who: [who], tone: 'ruling' },
    );
  },
);

const hide = ruling(
  'rule-hide',
  'Hidden again',
  'After being out of sight for a while, or a great distraction.',
  'MU-41',
  function* (fight) {
    const who = yield* choose(
      asking('Who is hidden again?', 'MU-41'),
      people(fight, (id) => !is(sheetOf(fight, id), 'concealed')),
    );
    const why = yield* choose(asking(`${nameOf(fight, who)}: how?`, 'MU-41'), [
      { id: 'out of sight', label: 'Out of sight for a while' },
      { id: 'a great distraction', label: 'A great distraction' },
      { id: 'no', label: 'Not hidden after all', tone: 'pass' },
    ]);
    if (why === 'no') return;
    gain(combatantOf(fight, who).sheet, { id: 'concealed', until: 'cause' });
    tell(fight, 'MU-41', `${nameOf(fight, who)} is hidden again: ${why}.`, { who: [who], tone: 'ruling' });
  },
  (fight) => enough(fight, 1, 'MU-41', (id) => !is(sheetOf(fight, id), 'concealed')),
);

const revealed = ruling(
  'rule-reveal',
  'Revealed',
  'A hidden one made a noise or walked into view. Stealth may keep its owner hidden.',
  'MU-43',
  function* (fight) {
    const who = yield* choose(
      asking('Who is revealed?', 'MU-43'),
      people(fight, (id) => is(sheetOf(fight, id), 'concealed')),
    );
    const sly = sheetOf(fight, who).skills.includes('stealth');
    if (sly && (yield* save(fight, who, 'agi', { rule: 'MU-43', what: 'to stay hidden' }))) return;
    reveal(fight, who, 'being noticed');
  },
  (fight) => enough(fight, 1, 'MU-43', (id) => is(sheetOf(fight, id), 'concealed')),
);

const unaware = ruling(
  'rule-unaware',
  'Unaware',
  'Somebody does not know of an attacker, so it cannot react to it.',
  'MU-42',
  function* (fight) {
    const who = yield* choose(asking('Who is unaware?', 'MU-42'), people(fight));
    const { sheet } = combatantOf(fight, who);
    if (is(sheet, 'unaware')) {
      lose(sheet, 'unaware');
      tell(fight, 'MU-42', `${nameOf(fight, who)} is aware again.`, { who: [who], tone: 'ruling' });
      return;
    }
    const others = people(fight, (id) => id !== who);
    const of = yield* pick(
      { ...asking(`${nameOf(fight, who)}: unaware of whom?`, 'MU-42'), detail: 'Nobody picked: of everybody.' },
      others,
      0,
      others.length,
    );
    if (of.length === 0) gain(sheet, { id: 'unaware', until: 'round' });
    for (const by of of) gain(sheet, { id: 'unaware', until: 'round', by });
    const whom = list(of.map((id) => nameOf(fight, id)));
    const blind =
      of.length === 0 ? 'and cannot react' : `of ${whom}, and cannot react to ${of.length === 1 ? 'it' : 'them'}`;
    tell(fight, 'MU-42', `${nameOf(fight, who)} is unaware ${blind} this round.`, {
      who: [who, ...of],
      tone: 'ruling',
      shown: 'gm',
    });
  },
);

const harm = ruling(
  'rule-harm',
  'Damage by ruling',
  'A number of damage from a trap, the cold, a falling beam.',
  'MU-28',
  function* (fight) {
    const who = yield* choose(asking('Who is hurt?', 'MU-28'), people(fight));
    const amount = yield* askNumber(asking('How much damage?', 'MU-28'), { min: 1, max: 99, suggested: 4 });
    const kind = yield* choose(asking('What sort?', 'MU-28'), [
      { id: 'plain', label: 'Armour helps' },
      { id: 'direct', label: 'Direct: armour does not help' },
      { id: 'fire', label: 'Fire: direct' },
    ]);
    const left = kind === 'plain' ? Math.max(0, amount - plainArmour(fight, who)) : amount;
    tell(fight, 'MU-28', `${nameOf(fight, who)} suffers ${left} damage by ruling.`, { who: [who], tone: 'ruling' });
    yield* hurt(fight, {
      who,
      amount: left,
      rule: 'MU-28',
      direct: kind !== 'plain',
      kind: kind === 'fire' ? 'fire' : 'plain',
    });
  },
);

const drop = ruling(
  'rule-fall',
  'A fall',
  'd4 direct damage for each full 2 m; an AGI save takes 2 m off.',
  'MU-38',
  function* (fight) {
    const who = yield* choose(asking('Who falls?', 'MU-38'), people(fight));
    const metres = yield* askNumber(asking('How far?', 'MU-38'), { min: 1, max: 100, suggested: 4, unit: 'm' });
    yield* fall(fight, who, metres);
  },
);

/** The GM says who has no air, beyond those who go under by themselves. */
const suffocation = ruling(
  'rule-suffocate',
  'Suffocation',
  'Somebody has no air: 8 rounds of breath, then STR saves. Or breathes again.',
  'MU-29',
  function* (fight) {
    const who = yield* choose(
      asking('Who has no air?', 'MU-29'),
      people(fight, (id) => breathes(fight, id, 'anywhere')),
    );
    const how = yield* choose(asking(`${nameOf(fight, who)}: how is it?`, 'MU-29'), [
      { id: 'held', label: 'No air from now on: 8 rounds of breath' },
      { id: 'spent', label: 'The breath is used up: a STR save now' },
      { id: 'again', label: 'It breathes again' },
    ]);
    if (how === 'held') loseAir(fight, who, 'anywhere');
    if (how === 'spent') yield* choke(fight, who);
    if (how === 'again') getAir(fight, who);
  },
  (fight) => enough(fight, 1, 'MU-29', (id) => breathes(fight, id, 'anywhere')),
);

/** The stretch is over, or the watch: what lasts so long ends, poisons and drugs take effect, once-a-stretch things come back. */
const stretch = ruling(
  'rule-stretch',
  'The stretch ends',
  'Ends what lasts a stretch, or a watch; running poisons take effect, drugs wear off.',
  'MU-29',
  function* (fight) {
    const answer = yield* choose(asking('End the stretch now?', 'MU-29'), [
      { id: 'yes', label: 'The stretch ends' },
      { id: 'watch', label: 'The whole watch ends' },
      { id: 'no', label: 'Not yet', tone: 'pass' as const },
    ]);
    if (answer !== 'no') yield* timePasses(fight, answer === 'watch' ? 'watch' : 'stretch');
  },
);

export const rulings: readonly MurdhamAction[] = [
  cover,
  concealment,
  hide,
  revealed,
  unaware,
  fear,
  harm,
  drop,
  suffocation,
  chase,
  stretch,
];
