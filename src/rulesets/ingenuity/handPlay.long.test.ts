/** Random play of Ingenuity with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { ingenuity } from './index.ts';

playByHand(ingenuity);
