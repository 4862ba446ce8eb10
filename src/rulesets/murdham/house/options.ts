/** House rules of Murdham: the chapter's options, and what is asked at the table. */
import { inGroup } from '../../common/declare.ts';

const options = inGroup('Options');
export const optionRules = {
  fastAndSlow: options.toggle(
    false,
    'Fast and slow actions',
    'MU-51',
    'An optional rule: who has enough WIT may act first.',
  ),
  chaos: options.toggle(
    false,
    'The chaos of combat',
    'MU-52',
    'An optional rule: players declare before the time is up.',
  ),
  chaosSeconds: options.number(15, 5, 120, 'Seconds to declare', 'MU-52', 'The option says 15.'),
  sideThatStarts: options.choice(
    'initiative',
    { initiative: 'The one with the initiative', ask: 'Ask the one with the initiative' },
    'Which side goes first in a round',
    'MU-05',
    'It decides each round; nearly always for itself, so that asking costs a click for nothing.',
  ),
  askEveryHide: options.toggle(
    true,
    'Ask whether a sneaking one is seen',
    'MU-43',
    'Walking in plain view reveals; only the GM knows what is in view.',
  ),
};
