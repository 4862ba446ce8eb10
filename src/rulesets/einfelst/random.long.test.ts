/** Long random play of Einfelst Wilds. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { einfelst } from './index.ts';

await playGameAtRandom(einfelst, 'every action');
