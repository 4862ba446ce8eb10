/** Random play of Murdham with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { murdham } from './index.ts';

playByHand(murdham);
