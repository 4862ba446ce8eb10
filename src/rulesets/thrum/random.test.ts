/** A few random fights of Thrum. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { thrum } from './index.ts';

// The moves of a fight are many because everybody is first placed and takes a stance.
await playGameAtRandom(thrum, 'a few fights', 90);
