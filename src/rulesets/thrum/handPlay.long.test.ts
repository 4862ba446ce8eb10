/** Random play of Thrum with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { thrum } from './index.ts';

playByHand(thrum, 60);
