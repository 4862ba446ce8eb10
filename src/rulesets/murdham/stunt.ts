/** MU-33: attack stunts: another effect instead of damage is proposed; the GM approves, the target accepts it or takes the attack. */
import { askText, choose, confirm, type Flow } from '../../engine/flow.ts';
import { gm, type Id } from '../../engine/words.ts';
import type { Blow } from './blow.ts';
import { incapacitate } from './decline.ts';
import { audienceFor, gain, type MurdhamFight, nameOf, seat, sheetOf, tell } from './kit.ts';
import { dropHeld, giveUp } from './surrender.ts';

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

/** True when the target accepts another effect than the blow. */
export function* stuntTaken(fight: MurdhamFight, { attacker, target }: Blow): Flow<boolean> {
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
    return false;
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
  if (taken && ruled !== 'yes') suffer(fight, target, ruled);
  return taken;
}

function suffer(fight: MurdhamFight, who: Id, outcome: Outcome): void {
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
