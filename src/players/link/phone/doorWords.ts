/** The 256 words of which two stand on both screens when a phone asks to be let in. */
export const DOOR_WORDS: readonly string[] = `
acorn amber anchor angel ankle apple apron arch aster arrow attic autumn badge bagel baker
balcony bamboo banjo barley barrel basin basket beach beacon beaver bench berry bishop blanket
blossom bonfire bottle branch bridge bronze brook broom bucket buffalo butter button cabin
cactus camel canal candle canoe canyon captain caramel carpet carrot castle cedar cellar cello
chalk chapel cherry chess chimney cider cinnamon circus clover coast cobalt coffee comet compass
copper coral cotton crane crater cricket crimson crown crystal cushion daisy dancer desert
diamond dolphin donkey dragon drum eagle easel elbow elm ember emerald engine falcon feather
fennel ferry fiddle finger flame flute forest fossil fountain fox garden garlic gazelle geyser
ghost giant ginger glacier glove goblet granite grape guitar hammer harp harvest hazel hedge
helmet heron hickory honey horizon hornet iceberg igloo indigo iris island ivory jacket jaguar
jasmine jester jewel jungle kettle kitten kiwi ladder lagoon lantern lavender lemon leopard lily
linen lizard lobster lotus magnet mango maple marble marigold meadow melon mermaid meteor mill
mirror monk moss mountain mushroom nectar needle nickel nutmeg oasis ocean olive onion orbit
orchard otter oyster paddle palace panther parrot peach peacock pebble pelican pepper piano
pigeon pillow pine pirate planet plum pocket pony poppy potter prairie pumpkin puppet puzzle
quartz quill rabbit raven ribbon river robin rocket rooster ruby saddle saffron salmon sapphire
satin saturn shadow shepherd shield silver sparrow spider spruce squirrel stable statue sunset
swan tailor temple thimble thunder tiger timber tulip tunnel turtle valley vanilla velvet violin
walnut whale willow window winter wizard zebra
`
  .trim()
  .split(/\s+/);
