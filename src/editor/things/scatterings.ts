/** What a scattering brush may throw, by name. */
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

/** The kinds of a scattering; an unknown name is a kind by itself. */
export const kindsOfScattering = (name: string): readonly string[] => scatterings[name] ?? [name];
