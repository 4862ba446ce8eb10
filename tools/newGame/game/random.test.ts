/** A few random fights of Skirmish. */
import { playGameAtRandom } from '../../../src/rulesets/randomPlay.testing.ts';
import { skirmish } from './index.ts';

await playGameAtRandom(skirmish, 'a few fights');
