/**
 * The policy that does anything that is allowed: the floor by which other policies are measured.
 */
import type { Answer } from '../question.ts';
import { freeMoveByChance } from './freeMoves.ts';
import { type ChanceSource, type Decision, type FightPolicy, oneByChance } from './policy.ts';

/** A random answer that fits the question. */
export function randomAnswer(asked: Decision, chance: ChanceSource): Answer {
  switch (asked.kind) {
    case 'choose': {
      const option = oneByChance(
        chance,
        asked.options.filter(({ blocked }) => !blocked),
      );
      return { kind: 'choose', option: option?.id ?? '' };
    }
    case 'pick': {
      const free = asked.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
      const most = Math.min(asked.max, free.length);
      const options: string[] = [];
      for (let left = chance.int(Math.min(asked.min, most), most); left > 0; left -= 1)
        options.push(...free.splice(chance.int(0, free.length - 1), 1));
      return { kind: 'pick', options };
    }
    case 'number':
      return { kind: 'number', value: chance.int(asked.min, asked.max) };
    case 'text':
      return { kind: 'text', text: asked.suggested };
  }
}

export const randomPolicy: FightPolicy = {
  move(position, actor, chance) {
    const move = freeMoveByChance(position, actor, chance);
    return move && { move };
  },
  answer: (_position, asked, chance) => randomAnswer(asked, chance),
};
