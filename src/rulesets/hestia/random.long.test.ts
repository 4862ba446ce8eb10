/** Long random play of Hestia. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { hestia } from './index.ts';

await playGameAtRandom(hestia, 'every action');
