/** Long random play of Thrum. */
import { playGameAtRandom } from '../randomPlay.testing.ts';
import { thrum } from './index.ts';

// The moves of a fight are many because everybody is first placed and takes a stance. Nobody has
// the turn only when the combatant who had it was taken out by hand; an example plays that.
await playGameAtRandom(thrum, 'every action', 90, ['next-turn']);
