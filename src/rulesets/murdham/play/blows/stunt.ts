/**
 * MU-33: runs attack stunts. The attacker proposes another effect instead of damage, the GM
 * approves it, and the target accepts it or takes the attack.
 */

import { countAttack } from '../../../../engine/facts.ts';
import { askChoice, askConfirmation, askText, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition } from '../../sheet/standing.ts';
import { incapacitate } from '../harm/decline.ts';
import { dropHeld, giveUp } from '../harm/surrender.ts';
import type { Blow } from '../table/blow.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';

/** What an accepted stunt does by itself. Anything else is told, and left to the table. */
const outcomes = [
  { id: 'surrender', label: 'The target surrenders', detail: 'weapons thrown away; takes the turn' },
  { id: 'drop', label: 'The target drops what is in hand' },
  { id: 'arm', label: 'An arm is useless', detail: 'nothing for two hands' },
  { id: 'leg', label: 'The target is hobbled', detail: 'half speed' },
  { id: 'eye', label: 'An eye is lost', detail: 'ranges are halved' },
  { id: 'senseless', label: 'The target is out for the stretch', detail: 'incapacitated' },
] as const;
type Outcome = (typeof outcomes)[number]['id'];

/** The stunt that the target has accepted instead of the blow. Its effect comes later. */
interface Taken {
  outcome: Outcome | 'yes';
}

/**
 * MU-33: asks the target alone whether it accepts the stunt, before anybody steps in. Gives true
 * when the stunt ends the blow.
 */
export function* stuntFirst(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  return !fight.house.stuntAfterReactions && (yield* stuntLast(fight, blow));
}
/**
 * MU-33: by house rule asks the target after the reactions. Gives true when the stunt ends the
 * blow.
 */
export function* stuntLast(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  if (!blow.stunt) return false;
  delete blow.stunt;
  const taken = yield* propose(fight, blow);
  if (!taken) return false;
  countAttack(fight, blow.attacker, blow.target, 'hit');
  suffer(fight, blow.target, taken.outcome);
  return true;
}
/**
 * MU-33, MU-34: proposes a stunt with a counter. If the attacker accepts it, the counter does no
 * damage and comes last.
 */
export function* stuntBack(fight: MurdhamFight, counter: Blow): Flow<void> {
  if (!counter.stunt) return;
  delete counter.stunt;
  const taken = yield* propose(fight, counter);
  if (!taken) return;
  counter.effect = {
    kind: 'power',
    *land() {
      suffer(fight, counter.target, taken.outcome);
    },
  };
}

/**
 * Lets the attacker propose another effect than the blow, the GM approve it, and the target accept
 * it.
 */
function* propose(fight: MurdhamFight, { attacker, target }: Blow): Flow<Taken | undefined> {
  const about = [attacker, target];
  const audience = audienceFor(fight, attacker, target);
  const ask = { rule: 'MU-33', about, audience };
  const effect = yield* askText(
    { ...ask, seat: seatOfFighter(fight, attacker), title: `${nameOf(fight, attacker)}: what instead of damage?` },
    'falls to the knees and yields',
  );
  const ruled = yield* askChoice({ ...ask, seat: gmSeat, title: `Does “${effect}” make sense, and what does it do?` }, [
    { id: 'yes', label: 'It makes sense: the table sees to it' },
    ...outcomes,
    { id: 'no', label: 'Not possible', tone: 'pass' as const },
  ]);
  if (ruled === 'no') {
    tell(fight, 'MU-33', sentence`The GM does not allow the stunt: the attack goes on.`, { who: about });
    return undefined;
  }
  const taken = yield* askConfirmation(
    {
      ...ask,
      seat: seatOfFighter(fight, target),
      title: `${nameOf(fight, target)}: accept “${effect}” instead of the blow?`,
    },
    'Accept: no damage, and no reaction',
    'Refuse: the attack goes on, reactions first',
  );
  tell(
    fight,
    'MU-33',
    taken
      ? sentence`${personRef(target)} accepts in place of the blow: ${writtenRef(effect)}.`
      : sentence`${personRef(target)} refuses: the attack goes on.`,
    {
      who: about,
      tone: taken ? 'turn' : 'plain',
    },
  );
  return taken ? { outcome: ruled } : undefined;
}

function suffer(fight: MurdhamFight, who: Id, outcome: Outcome | 'yes'): void {
  const sheet = sheetOf(fight, who);
  if (outcome === 'surrender') giveUp(fight, who);
  if (outcome === 'drop') dropHeld(fight, who);
  if (outcome === 'arm') {
    gainCondition(sheet, { id: 'arm-injury', until: 'rest', note: 'main' });
    for (const item of sheet.gear) if (item.held === 'both') item.held = null;
  }
  if (outcome === 'leg') gainCondition(sheet, { id: 'hobbled', until: 'rest' });
  if (outcome === 'eye') gainCondition(sheet, { id: 'eye-injury', until: 'rest' });
  if (outcome === 'senseless') incapacitate(fight, who);
}
