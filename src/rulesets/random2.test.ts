/** Random play of the game at place 2 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

playGameAtRandom(1);
