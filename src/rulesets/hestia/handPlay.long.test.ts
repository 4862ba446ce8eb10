/** Random play of the GLOG of Hestia with rulings by hand. */
import { playByHand } from '../common/byHand/handPlay.testing.ts';
import { hestia } from './index.ts';

playByHand(hestia);
