/** Random play of the game at place 2 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

// Everybody is placed and takes a stance first: what follows needs more moves.
// Nobody has the turn only when whoever had it was taken out by hand: an example plays that.
playGameAtRandom(1, 90, ['next-turn']);
