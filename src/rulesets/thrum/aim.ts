/** TH-10, TH-22 to TH-24: the words under the pointer when one aims at another: distance, cover, obstruction, who crowds. */
import type { Id, RuleId } from '../../engine/words.ts';
import { abilityBy, heightOver, usageOf } from './abilities/owned.ts';
import { apart, nameOf, sheetOf, type ThrumFight, whereIs } from './table.ts';
import { aimOf, coverFor, crowding, reaches } from './targets.ts';

type Aimed = { text: string; parts: { text: string; rule: RuleId }[] };

/** Which neighbour of the target a square is: "north-east of Ash". */
const SIDES = [
  ['north-west', 'north', 'north-east'],
  ['west', '', 'east'],
  ['south-west', 'south', 'south-east'],
];

/** Explains aiming with the Basic Attack, which everybody has; ranges of Arts are on their buttons. */
export function aim(fight: ThrumFight, from: Id, at: Id): Aimed {
  const [a, b] = [whereIs(fight, from), whereIs(fight, at)];
  if (!a || !b) return { text: 'Not on the map.', parts: [] };
  const away = apart(fight, from, at);
  const parts: Aimed['parts'] = [
    {
      text: `${away === 1 ? '1 square' : `${away} squares`} away (${Math.abs(a.column - b.column)} across, ${Math.abs(a.row - b.row)} down: the longer counts).`,
      rule: 'TH-10',
    },
  ];
  const ability = abilityBy(fight, 'basic-attack');
  if (!ability || from === at) return { text: parts[0]?.text ?? '', parts };
  const use = usageOf(fight, from, ability);
  const readied = aimOf(fight, use);
  const found = coverFor(readied, a, from, at);
  for (const { square, by, who, why } of found.cover) {
    const side = SIDES[Math.sign(square.row - b.row) + 1]?.[Math.sign(square.column - b.column) + 1] ?? '';
    const what = by === 'character' && who ? nameOf(fight, who) : why;
    parts.push({
      text: `Cover: ${what}, ${side} of the target, stands between. +1 Bane on physical attacks, once.`,
      rule: 'TH-23',
    });
  }
  if (found.obstructed) {
    const names = found.obstructed.squares.map(({ column, row }) => {
      const who = readied.standing[row * readied.grid.columns + column];
      return who ? nameOf(fight, who) : `the ground at ${column},${row}`;
    });
    parts.push({ text: `Obstructed: ${names.join(', ')} bar the way, so it cannot be aimed at.`, rule: 'TH-24' });
  }
  const crowd = crowding(fight, from, a, sheetOf(fight, from).squares);
  if (crowd.length > 0)
    parts.push({
      text: `Ranged attacks: ${crowd.length} Bane for ${crowd.map((id) => nameOf(fight, id)).join(', ')} beside.`,
      rule: 'TH-22',
    });
  const height = heightOver(fight, from, at);
  if (height !== 0)
    parts.push({ text: `Stands ${Math.abs(height)} ${height > 0 ? 'higher' : 'lower'}.`, rule: 'TH-14' });
  const { verdict } = reaches(readied, at);
  if (verdict !== true) parts.push({ text: `Basic Attack: ${verdict.text}`, rule: verdict.rule });
  const word = found.obstructed ? 'obstructed' : found.cover.length > 0 ? 'cover, +1 Bane' : 'clear';
  return { text: `${away} ${away === 1 ? 'square' : 'squares'} · ${word}`, parts };
}
