/** Random play of Einfelst Wilds with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { einfelst } from './index.ts';

playByHand(einfelst);
