/**
 * The inputs that the same rounds took at the beginning. They were counted in the window of commit
 * 43ca3ac, with today's story.
 */

interface Figures {
  inputs: number;
  stops: number;
  /**
   * The most inputs of an attack with its reaction, without dice. In a game without reactions, of
   * an attack.
   */
  attack: number;
}

export const BEFORE: Readonly<Record<string, Record<'rolled' | 'typed', Figures>>> = {
  murdham: { rolled: { inputs: 64, stops: 64, attack: 5 }, typed: { inputs: 96, stops: 77, attack: 5 } },
  thrum: { rolled: { inputs: 65, stops: 65, attack: 3 }, typed: { inputs: 154, stops: 82, attack: 3 } },
  einfelst: { rolled: { inputs: 44, stops: 44, attack: 4 }, typed: { inputs: 128, stops: 50, attack: 3 } },
  hestia: { rolled: { inputs: 47, stops: 47, attack: 4 }, typed: { inputs: 89, stops: 59, attack: 4 } },
  ingenuity: { rolled: { inputs: 66, stops: 66, attack: 6 }, typed: { inputs: 111, stops: 72, attack: 6 } },
};
