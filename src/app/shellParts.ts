/**
 * The parts that rarely lie over a screen, loaded together: the list of keys, the offer of a new
 * version.
 */
export { KeysDialog } from '../keys/KeysDialog.tsx';
export { UpdateOffer } from './UpdateOffer.tsx';
