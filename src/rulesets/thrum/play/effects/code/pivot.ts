/**
 * Pivot: its user changes stance in the middle of an attack, and the new stance may answer the same
 * attack.
 */

import { askChoice } from '../../../../../engine/flow.ts';
import { seatOf } from '../../../../../engine/words.ts';
import { sheetOf } from '../../../../common/people.ts';
import { setNote } from '../../../sheet/sheet.ts';
import { ownedAbilities } from '../../table/owned.ts';
import { endStance, setStance } from '../../table/stances.ts';
import { adjacent, nameOf } from '../../table/table.ts';
import type { CodeAnswer } from './kind.ts';

export const pivotAnswer: CodeAnswer = (t, use, event) => {
  if (event.on !== 'targeted') return [];
  const { fight } = t;
  const { target } = event.attack;
  if (target !== use.user && !adjacent(fight, use.user, target)) return [];
  return [
    {
      who: use.user,
      key: `${use.user} pivot`,
      title: `${nameOf(fight, use.user)}: pivot into a basic stance?`,
      says: use.ability.text,
      optional: true,
      about: target,
      *perform() {
        const stances = ownedAbilities(fight, use.user).filter(
          ({ ability }) => ability.art === 'basic' && ability.type === 'stance',
        );
        const answer = yield* askChoice(
          { seat: seatOf(use.user), title: 'Pivot: into which stance?', rule: 'TH-43', about: [use.user] },
          stances.map(({ ability }) => ({ id: ability.id, label: ability.name, detail: ability.text })),
        );
        endStance(fight, use.user, 'Pivot');
        setStance(fight, use.user, answer);
        const sheet = sheetOf(fight, use.user);
        if (use.ups.includes('a')) setNote(sheet, 'pivoted', 1);
        if (use.ups.includes('b') && target === use.user) setNote(sheet, 'pivot boon', 1);
      },
    },
  ];
};
