/**
 * Words and will: distracting, threatening, taunting, speaking, frenzy, rallying (MU-08, MU-09,
 * MU-43).
 */

import { areEnemies } from '../../../engine/fight.ts';
import { askChoice, askText, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence, writtenRef } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { loseTurn } from '../play/harm/nonlethal.ts';
import { revealFighter } from '../play/hiding.ts';
import { zonesApart } from '../play/table/ground.ts';
import { groupSave, rollSave } from '../play/table/saves.ts';
import { allFighters, audienceFor, isThere, othersToHelp, seatOfFighter, tell } from '../play/table/table.ts';
import { spendBonus, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { firstOf, gainCondition, isConditionActive, isHelpless, knowsSkill, loseCondition } from '../sheet/standing.ts';
import { actionGroups, bonusNow, type MurdhamAction, mainNow } from './allowed.ts';

type Ploy = 'distract' | 'intimidate' | 'taunt';
const ploys: Readonly<Record<Ploy, { label: string; help: string; skill: string; done: string }>> = {
  distract: {
    label: 'Distract',
    help: 'The target makes a WIT save or loses the next turn.',
    skill: 'blather',
    done: 'is distracted',
  },
  intimidate: {
    label: 'Intimidate',
    help: 'The target makes a WIT save or is frightened of the speaker.',
    skill: 'intimidate',
    done: 'is frightened of',
  },
  taunt: {
    label: 'Taunt',
    help: 'The target makes a WIT save or must spend the next turn on harming the taunter.',
    skill: 'blather',
    done: 'is taunted by',
  },
};

/** Gives the reason why words do not reach or move the target, or true. */
function whyDeaf(fight: MurdhamFight, who: Id, target: Id, ploy: Ploy): Verdict {
  const sheet = sheetOf(fight, target);
  if (sheet.mind === 'mindless') return notAllowed('MU-08', 'Has no mind that words could work on.');
  if (isHelpless(sheet)) return notAllowed('MU-08', `${nameOf(fight, target)} is out and takes no notice.`);
  if (zonesApart(fight, who, target) > fight.house.wordsReach) return notAllowed('MU-08', 'Too far for words.');
  if (isConditionActive(sheet, 'deaf') && ploy !== 'distract') return notAllowed('MU-08', 'Is deaf and hears nothing.');
  if (
    ploy === 'intimidate' &&
    (knowsSkill(sheet, 'bravery') ||
      isConditionActive(sheet, 'frenzied') ||
      isConditionActive(sheet, 'courage') ||
      sheet.kind !== 'creature')
  )
    return notAllowed('MU-08', 'Knows no fear.');
  return true;
}
const listeners = (fight: MurdhamFight, who: Id) =>
  allFighters(fight).filter(
    (one) => areEnemies(fight, one.id, who) && isThere(fight, one.id) && !isConditionActive(one.sheet, 'concealed'),
  );

const ployAction = (ploy: Ploy): MurdhamAction => ({
  id: ploy,
  scope: 'combatant',
  label: ploys[ploy].label,
  help: ploys[ploy].help,
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who),
      () => (isConditionActive(sheetOf(fight, who), 'silenced') ? notAllowed('MU-08', 'Silenced.') : true),
      () => {
        const reasons = listeners(fight, who).map((one) => whyDeaf(fight, who, one.id, ploy));
        return reasons.includes(true) ? true : (reasons[0] ?? notAllowed('MU-08', 'There is nobody to hear it.'));
      },
    ),
  *perform(fight, who) {
    const target = yield* askChoice(
      {
        seat: seatOfFighter(fight, who),
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
    revealFighter(fight, who, 'talking');
    tell(fight, 'MU-08', sentence`${personRef(who)} tries to ${ploy} ${personRef(target)}.`);
    // The target's save alone decides a taunt (ruling 67). By house rule the taunter must save too.
    if (
      ploy === 'taunt' &&
      fight.house.tauntSaves === 'both' &&
      !(yield* rollSave(fight, who, 'wit', { rule: 'MU-08', what: 'to find the words', about: [who, target] }))
    )
      return;
    const sure = knowsSkill(sheetOf(fight, who), ploys[ploy].skill);
    if (
      !sure &&
      (yield* rollSave(fight, target, 'wit', {
        rule: 'MU-08',
        what: `against ${nameOf(fight, who)}’s words`,
        told: sentence`against ${personRef(who)}’s words`,
        about: [who, target],
      }))
    )
      return;
    const sheet = sheetOf(fight, target);
    if (ploy === 'distract') loseTurn(fight, target, 'distracted', 'MU-08');
    if (ploy === 'intimidate') gainCondition(sheet, { id: 'frightened', until: fight.house.threatLasts, by: who });
    if (ploy === 'taunt') gainCondition(sheet, { id: 'taunted', until: 'cause', by: who });
    if (ploy !== 'distract')
      tell(fight, 'MU-08', sentence`${personRef(target)} ${ploys[ploy].done} ${personRef(who)}.`, { tone: 'bad' });
  },
});

/**
 * MU-09, MU-52: lets a fighter say a few words. A hidden fighter who speaks is no longer hidden.
 */
const say: MurdhamAction = {
  id: 'say',
  scope: 'combatant',
  label: 'Say a few words',
  help: 'A short sentence. With the chaos of combat this is the only way to speak to one another.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  allowed: (fight, who) =>
    allOf(bonusNow(fight, who, 'speak'), () =>
      isConditionActive(sheetOf(fight, who), 'silenced') ? notAllowed('MU-09', 'Silenced.') : true,
    ),
  *perform(fight, who) {
    const words = yield* askText(
      {
        seat: seatOfFighter(fight, who),
        title: `${nameOf(fight, who)} says:`,
        rule: 'MU-09',
        about: [who],
        audience: audienceFor(fight, who),
      },
      'Now!',
    );
    yield* beginTurn(fight, who);
    spendBonus(fight, who);
    revealFighter(fight, who, 'talking');
    tell(fight, 'MU-09', sentence`${personRef(who)}: “${writtenRef(words)}”`);
  },
};

const frenzy: MurdhamAction = {
  id: 'frenzy',
  scope: 'combatant',
  label: 'Fly into a frenzy',
  help: 'Battle frenzy: only attacks and closing in, no fear, and a critical hit does not take out.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knowsSkill(sheetOf(fight, who), 'battle-frenzy') && !isConditionActive(sheetOf(fight, who), 'frenzied')
      ? [{ id: 'frenzy', label: 'Fly into a frenzy' }]
      : [],
  allowed: (fight, who) => mainNow(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    gainCondition(sheetOf(fight, who), { id: 'frenzied', until: 'cause' });
    loseCondition(sheetOf(fight, who), 'frightened');
    tell(fight, 'MU', sentence`${personRef(who)} flies into a frenzy.`, { tone: 'turn' });
  },
};

const calm: MurdhamAction = {
  id: 'calm',
  scope: 'combatant',
  label: 'Calm down',
  help: 'A WIT save ends the frenzy.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    knowsSkill(sheetOf(fight, who), 'battle-frenzy') && isConditionActive(sheetOf(fight, who), 'frenzied')
      ? [{ id: 'calm', label: 'Calm down' }]
      : [],
  allowed: (fight, who) => mainNow(fight, who, 'attack'),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    if (!(yield* rollSave(fight, who, 'wit', { rule: 'MU', what: 'to calm down' }))) return;
    loseCondition(sheetOf(fight, who), 'frenzied');
    tell(fight, 'MU', sentence`${personRef(who)} is calm again.`);
  },
};

/**
 * Leadership: once a stretch, frightened and terrified friends within two zones make a WIT save as
 * a group.
 */
const rally: MurdhamAction = {
  id: 'rally',
  scope: 'combatant',
  label: 'Rally',
  help: 'Leadership, once a stretch: frightened friends within two zones make one WIT save to shake it off.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) => (knowsSkill(sheetOf(fight, who), 'leadership') ? [{ id: 'rally', label: 'Rally' }] : []),
  allowed: (fight, who) =>
    allOf(
      mainNow(fight, who),
      () =>
        sheetOf(fight, who).spent.includes('leadership')
          ? notAllowed('MU-08', 'Once a stretch, and it has been done in this one.')
          : true,
      () => (shaken(fight, who).length > 0 ? true : notAllowed('MU-08', 'Nobody within two zones is afraid.')),
    ),
  *perform(fight, who): Flow<void> {
    const group = shaken(fight, who);
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    sheetOf(fight, who).spent.push('leadership');
    const passed = yield* groupSave(fight, group, 'wit', { rule: 'MU', what: 'to take heart', label: 'Rally' });
    for (const id of passed) {
      loseCondition(sheetOf(fight, id), 'frightened');
      loseCondition(sheetOf(fight, id), 'terrified');
      tell(fight, 'MU', sentence`${personRef(id)} takes heart.`, { tone: 'good' });
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
