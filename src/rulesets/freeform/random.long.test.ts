/** Long random play of Freeform. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { freeform } from './index.ts';

await playGameAtRandom(freeform, 'every action');
