/** A few random fights of Murdham. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { murdham } from './index.ts';

await playGameAtRandom(murdham, 'a few fights');
