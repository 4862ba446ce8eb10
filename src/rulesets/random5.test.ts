/** Random play of the game at place 5 of the list. */
import { playGameAtRandom } from './randomPlay.testing.ts';

playGameAtRandom(4);
