/** Random play of the game at place 4 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

playGameAtRandom(3);
