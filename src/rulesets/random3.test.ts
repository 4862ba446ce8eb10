/** Random play of the game at place 3 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

playGameAtRandom(2);
