/** A few random fights of Ingenuity. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { ingenuity } from './index.ts';

await playGameAtRandom(ingenuity, 'a few fights');
