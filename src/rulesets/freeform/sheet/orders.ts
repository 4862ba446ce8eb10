/** The orders of play (FF-02), which the house rules and the fight name. */
export const ORDERS = {
  number: 'By number',
  cards: 'By cards',
  sides: 'By sides',
  popcorn: 'Popcorn',
} as const;
export type Order = keyof typeof ORDERS;
