/** A short whole fight on squares by keys alone, in a window of 1366×768 at 200 %. */
import { tabletop as test } from '../helpers/table.ts';
import { keysAlone, playWholeFight } from '../helpers/wholeFight.ts';

test.use({ viewport: { width: 683, height: 384 } });

test('by keys alone', ({ gm }) =>
  playWholeFight(gm, keysAlone, { fight: 'First Blood at the Quarry', attack: /^Move\b/ }));
