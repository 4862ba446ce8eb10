/** Random play of the game at place 2 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

// Everybody is placed and takes a stance first: what follows needs more moves.
playGameAtRandom(1, 90);
