/** Random play of the game at place 1 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

playGameAtRandom(0);
