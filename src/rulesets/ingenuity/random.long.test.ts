/** Long random play of Ingenuity. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { ingenuity } from './index.ts';

await playGameAtRandom(ingenuity, 'every action');
