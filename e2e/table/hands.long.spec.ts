/** A short whole fight on zones by a finger alone, on a tablet. */
import { tabletop as test } from '../helpers/table.ts';
import { fingerAlone, playWholeFight } from '../helpers/wholeFight.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

test('by a finger alone', ({ gm }) =>
  playWholeFight(gm, fingerAlone, { fight: 'The gallows crossroads', attack: /^Sword/ }));
