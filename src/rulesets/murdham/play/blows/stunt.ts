/** MU-33: attack stunts: another effect instead of damage is proposed; the GM approves, the target accepts it or takes the attack. */

import { countAttack } from '../../../../engine/facts.ts';
import { askText, choose, confirm, type Flow } from '../../../../engine/flow.ts';
import { gm, type Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gain } from '../../sheet/standing.ts';
import { incapacitate } from '../harm/decline.ts';
import { dropHeld, giveUp } from '../harm/surrender.ts';
import type { Blow } from '../table/blow.ts';
import { audienceFor, seat, tell } from '../table/table.ts';

/** What an accepted stunt does by itself. Anything else is told, and left to the table. */
const outcomes = [
  { id: 'surrender', label: 'It surrenders' },
  { id: 'drop', label: 'It drops what it holds' },
  { id: 'arm', label: 'An arm is useless' },
  { id: 'leg', label: 'It is hobbled' },
  { id: 'eye', label: 'An eye is lost' },
  { id: 'senseless', label: 'It is out for the stretch' },
] as const;
type Outcome = (typeof outcomes)[number]['id'];

/** What was accepted instead of the blow: nothing of it is done yet. */
interface Taken {
  outcome: Outcome | 'yes';
}

/** MU-33: acceptance is the target's alone, before anybody else steps in. True when the blow is over with it. */
export function* stuntFirst(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  return !fight.house.stuntAfterReactions && (yield* stuntLast(fight, blow));
}
/** MU-33: by the house after the reactions. True when the blow is over with it. */
export function* stuntLast(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  if (!blow.stunt) return false;
  delete blow.stunt;
  const taken = yield* propose(fight, blow);
  if (!taken) return false;
  countAttack(fight, blow.attacker, blow.target, 'hit');
  suffer(fight, blow.target, taken.outcome);
  return true;
}
/** MU-33, MU-34: a stunt proposed with a counter: accepted it does no damage and comes last. */
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

/** Another effect than the blow: proposed, approved by the GM, accepted by the target. */
function* propose(fight: MurdhamFight, { attacker, target }: Blow): Flow<Taken | undefined> {
  const about = [attacker, target];
  const audience = audienceFor(fight, attacker, target);
  const ask = { rule: 'MU-33', about, audience };
  const effect = yield* askText(
    { ...ask, seat: seat(fight, attacker), title: `${nameOf(fight, attacker)}: what instead of damage?` },
    'drops to its knees and yields',
  );
  const ruled = yield* choose({ ...ask, seat: gm, title: `Does “${effect}” make sense, and what does it do?` }, [
    { id: 'yes', label: 'It makes sense: the table sees to it' },
    ...outcomes,
    { id: 'no', label: 'Not possible', tone: 'pass' as const },
  ]);
  if (ruled === 'no') {
    tell(fight, 'MU-33', 'The GM does not allow the stunt; the attack goes on.', { who: about });
    return undefined;
  }
  const taken = yield* confirm(
    { ...ask, seat: seat(fight, target), title: `${nameOf(fight, target)}: accept “${effect}” instead of the blow?` },
    'Accept the effect',
    'Take the attack',
  );
  tell(
    fight,
    'MU-33',
    taken ? `${nameOf(fight, target)} accepts: ${effect}.` : `${nameOf(fight, target)} takes the attack.`,
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
    gain(sheet, { id: 'arm-injury', until: 'rest', note: 'main' });
    for (const item of sheet.gear) if (item.held === 'both') item.held = null;
  }
  if (outcome === 'leg') gain(sheet, { id: 'hobbled', until: 'rest' });
  if (outcome === 'eye') gain(sheet, { id: 'eye-injury', until: 'rest' });
  if (outcome === 'senseless') incapacitate(fight, who);
}
