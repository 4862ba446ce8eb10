/** Lower Quern, a village street in the rain: cottages, an inn, a green with its pond, a smithy. */
import { type ReadyMap, readyMap } from '../plans/readyMap.ts';
import { squarePlan } from '../plans/squarePlan.ts';
import { zonesOnSquares } from '../plans/zoneLetters.ts';
import { villageLook } from './villageLook.ts';

const row = '..........................\n';
const street = 's.........................\n';

const squares = squarePlan(
  { name: 'Lower Quern', ground: { kind: 'plain', look: 'grass' } },
  row.repeat(17),
  `${row.repeat(7)}${street.repeat(3)}${row.repeat(7)}`,
  {},
  {},
  villageLook,
);

const zones = zonesOnSquares(squares, {
  letters: `
  .gggggggiiiiiiiissssssss..
  .gggggggiiiiiiiissssssss..
  .gggggggiiiiiiiissssssss..
  .gggggggiiiiiiiissssssss..
  .gggggggiiiiiiiissssssss..
  .ggggggguuuuuuuussssssss..
  wwwwwwwwuuuuuuuueeeeeeeeee
  wwwwwwwwuuuuuuuueeeeeeeeee
  wwwwwwwwuuuuuuuueeeeeeeeee
  wwwwwwwwuuuuuuuueeeeeeeeee
  .ttttttttppppppppkkkkkkkk.
  .ttttttttppppppppkkkkkkkk.
  .ttttttttppppppppkkkkkkkk.
  .ooooooooppppppppkkkkkkkk.
  .ooooooooppppppppllllllll.
  .ooooooooppppppppllllllll.
  .oooooooo........llllllll.
  `,
  crooked: 2,
  zones: {
    w: { name: 'West Lane', features: [{ kind: 'exit', label: 'The lane to the mill' }] },
    u: 'Before the Inn',
    e: { name: 'East Lane', features: [{ kind: 'exit', label: 'The lane to town' }] },
    g: { name: 'Widow’s Garden', features: [{ kind: 'cover', label: 'Cottage and hedge' }] },
    i: { name: 'The Quernstone Inn', features: [{ kind: 'cover', label: 'Benches and barrels' }] },
    s: { name: 'The Smithy', features: [{ kind: 'cover', label: 'Smithy' }] },
    t: { name: 'Two Cottages', features: [{ kind: 'cover', label: 'Cottages' }] },
    o: { name: 'Apple Orchard', features: [{ kind: 'concealment', label: 'Apple trees' }] },
    p: 'Duck Pond Green',
    k: { name: 'Bakehouse', features: [{ kind: 'cover', label: 'Bakehouse' }] },
    l: 'Cabbage Patch',
  },
});

export const villageMap: ReadyMap = readyMap('zones', zones, squares);
