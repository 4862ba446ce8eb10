/** A few random fights of Hestia. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { hestia } from './index.ts';

await playGameAtRandom(hestia, 'a few fights');
