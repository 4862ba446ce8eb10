/** The mixtures of things that a scattering brush can put down, by name. */
export const scatterings: Readonly<Record<string, readonly string[]>> = {
  Forest: ['oak', 'pine', 'birch', 'bush'],
  Undergrowth: ['bush', 'fern', 'bramble', 'tall grass'],
  Meadow: ['flowers', 'tall grass', 'fern'],
  Reeds: ['reeds', 'reeds', 'lily pads'],
  Rubble: ['rubble', 'rock', 'rock'],
  Boulders: ['boulder', 'rock', 'scree'],
  Graves: ['gravestone', 'cross', 'grave'],
  Bones: ['bones', 'skull pile'],
  Camp: ['tent', 'bedroll', 'crate', 'sacks'],
  Goods: ['barrel', 'crate', 'sacks'],
};

/** The kinds of a scattering. A name without a scattering is a kind itself. */
export const kindsOfScattering = (name: string): readonly string[] => scatterings[name] ?? [name];
