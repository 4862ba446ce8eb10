/** A few random fights of Einfelst Wilds. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { einfelst } from './index.ts';

await playGameAtRandom(einfelst, 'a few fights');
