/** Random play of Thrum. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { thrum } from './index.ts';

// Everybody is placed and takes a stance first: what follows needs more moves.
// Nobody has the turn only when whoever had it was taken out by hand: an example plays that.
await playGameAtRandom(thrum, 90, ['next-turn']);
