/** Long random play of Murdham. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { murdham } from './index.ts';

await playGameAtRandom(murdham, 'every action');
