/** Random play of Freeform with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { freeform } from './index.ts';

playByHand(freeform);
