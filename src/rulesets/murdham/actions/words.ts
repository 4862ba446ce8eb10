/** Words and will: distracting, threatening, taunting, speaking, frenzy, rallying (MU-08, MU-09, MU-43). */

import { areEnemies } from '../../../engine/fight.ts';
import { askText, choose, type Flow } from '../../../engine/flow.ts';
import { all as allOf, type Id, no, type Verdict } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { loseTurn } from '../play/harm/nonlethal.ts';
import { reveal } from '../play/hiding.ts';
import { zonesApart } from '../play/table/ground.ts';
import { groupSave, save } from '../play/table/saves.ts';
import { all, audienceFor, isThere, othersToHelp, seat, tell } from '../play/table/table.ts';
import { spendBonus, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { firstOf, gain, is, isHelpless, knows, lose } from '../sheet/standing.ts';
import { bonusNow, groups, type MurdhamAction, mainNow } from './allowed.ts';

type Ploy = 'distract' | 'intimidate' | 'taunt';
const ploys: Readonly<Record<Ploy, { label: string; help: string; skill: string; done: string }>> = {
  distract: {
    label: 'Distract',
    help: 'The target makes a WIT save or loses its next turn.',
    skill: 'blather',
    done: 'is distracted',
  },
  intimidate: {
    label: 'Intimidate',
    help: 'The target makes a WIT save or is frightened of the speaker.',
    skill: 'intimidate',
    done: 'is frightened',
  },
  taunt: {
    label: 'Taunt',
    help: 'The target makes a WIT save or must spend its next turn on harming the taunter.',
    skill: 'blather',
    done: 'is taunted',
  },
};

/** Why words do not reach or move somebody. */
function whyDeaf(fight: MurdhamFight, who: Id, target: Id, ploy: Ploy): Verdict {
  const sheet = sheetOf(fight, target);
  if (sheet.mind === 'mindless') return no('MU-08', 'It has no mind to work on.');
  if (isHelpless(sheet)) return no('MU-08', 'It cannot act as it is.');
  if (zonesApart(fight, who, target) > fight.house.wordsReach) return no('MU-08', 'Too far for words.');
  if (is(sheet, 'deaf') && ploy !== 'distract') return no('MU-08', 'It hears nothing.');
  if (
    ploy === 'intimidate' &&
    (knows(sheet, 'bravery') || is(sheet, 'frenzied') || is(sheet, 'courage') || sheet.kind !== 'creature')
  )
    return no('MU-08', 'It knows no fear.');
  return true;
}
const listeners = (fight: MurdhamFight, who: Id) =>
  all(fight).filter((one) => areEnemies(fight, one.id, who) && isThere(fight, one.id) && !is(one.sheet, 'concealed'));

const ployAction = (ploy: Ploy): MurdhamAction => ({
  id: ploy,
  scope: 'combatant',
  label: ploys[ploy].label,
  help: ploys[ploy].help,
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who),
      () => (is(sheetOf(fight, who), 'silenced') ? no('MU-08', 'Silenced.') : true),
      () => {
        const reasons = listeners(fight, who).map((one) => whyDeaf(fight, who, one.id, ploy));
        return reasons.includes(true) ? true : (reasons[0] ?? no('MU-08', 'There is nobody to hear it.'));
      },
    ),
  *perform(fight, who) {
    const target = yield* choose(
      {
        seat: seat(fight, who),
        title: `${nameOf(fight, who)}: ${ploys[ploy].label.toLowerCase()} whom?`,
        rule: 'MU-08',
        about: [who],
        meant: 'harm',
        audience: audienceFor(fight, who),
      },
      listeners(fight, who).map((one) => {
        const verdict = whyDeaf(fight, who, one.id, ploy);
        return {
          id: one.id,
          label: nameOf(fight, one.id),
          combatant: one.id,
          ...(verdict === true ? {} : { blocked: verdict }),
        };
      }),
    );
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    // MU-37: talking is nothing that lets go of somebody held.
    reveal(fight, who, 'talking');
    tell(fight, 'MU-08', `${nameOf(fight, who)} tries to ${ploy} ${nameOf(fight, target)}.`, { who: [who, target] });
    // The target's save alone decides a taunt (ruling 67); by the house the taunter needs one too.
    if (
      ploy === 'taunt' &&
      fight.house.tauntSaves === 'both' &&
      !(yield* save(fight, who, 'wit', { rule: 'MU-08', what: 'to find the words', about: [who, target] }))
    )
      return;
    const sure = knows(sheetOf(fight, who), ploys[ploy].skill);
    if (
      !sure &&
      (yield* save(fight, target, 'wit', {
        rule: 'MU-08',
        what: `against ${nameOf(fight, who)}’s words`,
        about: [who, target],
      }))
    )
      return;
    const sheet = sheetOf(fight, target);
    if (ploy === 'distract') loseTurn(fight, target, 'distracted', 'MU-08');
    if (ploy === 'intimidate') gain(sheet, { id: 'frightened', until: fight.house.threatLasts, by: who });
    if (ploy === 'taunt') gain(sheet, { id: 'taunted', until: 'cause', by: who });
    if (ploy !== 'distract')
      tell(fight, 'MU-08', `${nameOf(fight, target)} ${ploys[ploy].done}.`, { who: [target], tone: 'bad' });
  },
});

/** MU-09, MU-52: a few words. They give away who is hidden. */
const say: MurdhamAction = {
  id: 'say',
  scope: 'combatant',
  label: 'Say a few words',
  help: 'A short sentence. With the chaos of combat this is the only way to speak to one another.',
  rule: 'MU-09',
  group: groups.bonus,
  cost: 'bonus action',
  allowed: (fight, who) =>
    allOf(bonusNow(fight, who, 'speak'), () => (is(sheetOf(fight, who), 'silenced') ? no('MU-09', 'Silenced.') : true)),
  *perform(fight, who) {
    const words = yield* askText(
      {
        seat: seat(fight, who),
        title: `${nameOf(fight, who)} says:`,
        rule: 'MU-09',
        about: [who],
        audience: audienceFor(fight, who),
      },
      'Now!',
    );
    yield* beginTurn(fight, who);
    spendBonus(fight, who);
    reveal(fight, who, 'talking');
    tell(fight, 'MU-09', `${nameOf(fight, who)}: “${words}”`, { who: [who] });
  },
};

const frenzy: MurdhamAction = {
  id: 'frenzy',
  scope: 'combatant',
  label: 'Fly into a frenzy',
  help: 'Battle frenzy: only attacks and closing in, no fear, and a critical hit does not take out.',
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knows(sheetOf(fight, who), 'battle-frenzy') && !is(sheetOf(fight, who), 'frenzied')
      ? [{ id: 'frenzy', label: 'Fly into a frenzy' }]
      : [],
  allowed: (fight, who) => mainNow(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    gain(sheetOf(fight, who), { id: 'frenzied', until: 'cause' });
    lose(sheetOf(fight, who), 'frightened');
    tell(fight, 'MU', `${nameOf(fight, who)} flies into a frenzy.`, { who: [who], tone: 'turn' });
  },
};

const calm: MurdhamAction = {
  id: 'calm',
  scope: 'combatant',
  label: 'Calm down',
  help: 'A WIT save ends the frenzy.',
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knows(sheetOf(fight, who), 'battle-frenzy') && is(sheetOf(fight, who), 'frenzied')
      ? [{ id: 'calm', label: 'Calm down' }]
      : [],
  allowed: (fight, who) => mainNow(fight, who, 'attack'),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    if (!(yield* save(fight, who, 'wit', { rule: 'MU', what: 'to calm down' }))) return;
    lose(sheetOf(fight, who), 'frenzied');
    tell(fight, 'MU', `${nameOf(fight, who)} is calm again.`, { who: [who] });
  },
};

/** Leadership: once a stretch, frightened and terrified friends within two zones make a group WIT save. */
const rally: MurdhamAction = {
  id: 'rally',
  scope: 'combatant',
  label: 'Rally',
  help: 'Leadership, once a stretch: frightened friends within two zones make one WIT save to shake it off.',
  rule: 'MU-08',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) => (knows(sheetOf(fight, who), 'leadership') ? [{ id: 'rally', label: 'Rally' }] : []),
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who),
      () =>
        sheetOf(fight, who).spent.includes('leadership') ? no('MU-08', 'Once a stretch, and it has been done.') : true,
      () => (shaken(fight, who).length > 0 ? true : no('MU-08', 'Nobody within two zones is afraid.')),
    ),
  *perform(fight, who): Flow<void> {
    const group = shaken(fight, who);
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    sheetOf(fight, who).spent.push('leadership');
    const passed = yield* groupSave(fight, group, 'wit', { rule: 'MU', what: 'to take heart', label: 'Rally' });
    for (const id of passed) {
      lose(sheetOf(fight, id), 'frightened');
      lose(sheetOf(fight, id), 'terrified');
      tell(fight, 'MU', `${nameOf(fight, id)} takes heart.`, { who: [id], tone: 'good' });
    }
  },
};
const shaken = (fight: MurdhamFight, who: Id): Id[] =>
  othersToHelp(
    fight,
    who,
    ({ id, sheet }) => firstOf(sheet, 'frightened', 'terrified') !== undefined && zonesApart(fight, who, id) <= 2,
  );

export const wordActions: readonly MurdhamAction[] = [
  ployAction('distract'),
  ployAction('intimidate'),
  ployAction('taunt'),
  frenzy,
  calm,
  rally,
];
export const speaking: readonly MurdhamAction[] = [say];
