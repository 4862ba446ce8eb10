/** A few random fights of Freeform. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { freeform } from './index.ts';

await playGameAtRandom(freeform, 'a few fights');
