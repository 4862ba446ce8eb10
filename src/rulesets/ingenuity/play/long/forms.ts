/**
 * Actions that can be readied (IN-12): their forms, their words, and the cost of each, which is due
 * when it is readied.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';
import { hasState, itemOf } from '../../sheet/sheet.ts';
import type { Readied } from '../../state.ts';
import { heldItems } from '../attacks/attack.ts';
import { maneuverForms, maneuverOf, paysManeuver } from '../attacks/maneuvers.ts';
import { canPay } from '../table/pays.ts';
import { turnOf } from '../turns/turns.ts';
import { loadable } from './care.ts';

/** Gives the actions that a combatant can ready now, as forms of Ready. */
export const readyForms = (fight: IngenuityFight, who: Id) => {
  const one = combatantOf(fight, who);
  return [
    ...heldItems(one).map(({ id, name }) => ({
      id: `attack-${id}`,
      label: `Ready: ${name}`,
      detail: 'An attack with it',
    })),
    ...maneuverForms(fight, who).map(({ id, label, detail }) => ({
      id: `maneuver-${id}`,
      label: `Ready: ${label}`,
      detail,
    })),
    { id: 'move', label: 'Ready: move', detail: 'A Move' },
    { id: 'sprint', label: 'Ready: sprint', detail: 'Another Move, 1 stamina when it is made' },
    { id: 'interact', label: 'Ready: interact', detail: 'A door, an item, something near' },
    { id: 'brandish', label: 'Ready: brandish', detail: 'What is in the hands' },
    { id: 'cover', label: 'Ready: seek cover' },
    ...(hasState(one, 'prone') ? [{ id: 'stand', label: 'Ready: stand up' }] : []),
    { id: 'command', label: 'Ready: command', detail: 'An ally gets one action, 2 focus when it is given' },
    ...loadable(fight, who).map(({ id, name }) => ({
      id: `reload-${id}`,
      label: `Ready: reload ${name}`,
      detail: 'The whole of it at once',
    })),
    { id: 'resuscitate', label: 'Ready: resuscitate', detail: 'The whole of it at once: goes prone, and a test' },
    { id: 'else', label: 'Ready: something else', detail: 'Any action; the table says what comes of it' },
  ];
};

/** Whether a combatant can ready a form: it can pay the cost now, whoever the target will be. */
export function mayReady(fight: IngenuityFight, who: Id, form: string): Verdict {
  const held = readiedOf(form);
  if (held.deed === 'maneuver') return paysManeuver(fight, who, variantOf(held));
  if (held.deed === 'command') return canPay(fight, who, 'focus', 2, 'IN-10');
  if (held.deed !== 'sprint') return true;
  return allOf(turnOf(fight, who)?.moved === true || notAllowed('IN-15', 'Has not moved yet this turn.'), () =>
    canPay(fight, who, 'stamina', 1, 'IN-15'),
  );
}

/** Reads a form of Ready: the action, and the item or maneuver. */
export function readiedOf(form: string): Pick<Readied, 'deed' | 'item' | 'maneuver'> {
  const [deed = '', ...rest] = form.split('-');
  const variant = rest.join('-');
  if (variant === '') return { deed: deed as Readied['deed'] };
  if (deed !== 'maneuver') return { deed: deed as Readied['deed'], item: variant };
  const [maneuver = '', item = ''] = variant.split(':');
  return { deed, maneuver, item };
}

/** Gives the form of the maneuver action that a combatant has readied. */
export const variantOf = ({ maneuver, item }: Pick<Readied, 'maneuver' | 'item'>): string =>
  `${maneuver ?? ''}:${item ?? ''}`;

const WORDS = {
  move: 'move',
  sprint: 'sprint',
  stand: 'stand up',
  interact: 'interact',
  brandish: 'brandish',
  cover: 'seek cover',
  command: 'command an ally',
  resuscitate: 'resuscitate somebody',
  else: 'something else',
} as const;

/** Gives the words for a readied action. */
export function heldWords(fight: IngenuityFight, who: Id, held: Pick<Readied, 'deed' | 'item' | 'maneuver'>): string {
  const name = itemOf(combatantOf(fight, who), held.item)?.name ?? 'it';
  switch (held.deed) {
    case 'attack':
      return `attack with ${name}`;
    case 'maneuver':
      return `${maneuverOf(fight, who, variantOf(held)).maneuver?.name ?? 'a maneuver'} with ${name}`;
    case 'reload':
      return `reload ${name}`;
    default:
      return WORDS[held.deed];
  }
}
