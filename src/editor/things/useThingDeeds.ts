/** The actions on the selected things, for buttons and keys alike. */
import {
  grownThing,
  meaningThing,
  movedThing,
  turnedThing,
  turnWithin,
  withThings,
} from '../../space/editing/things/things.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import type { Meaning } from '../../space/scenery/kind.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { chosenThings, noThings, stillChosen, useEditorHand } from '../editorHand.ts';
import { editPainted } from '../groundEdit.ts';

export interface ThingDeeds {
  /** Moves the selected things by this many map pixels. */
  move(by: Point): void;
  turn(degrees: number): void;
  turnTo(degrees: number): void;
  grow(factor: number): void;
  sizeTo(size: number): void;
  call(name: string): void;
  /** Sets the name of the map to which the thing leads. Undefined: it leads nowhere. */
  lead(map: string | undefined): void;
  /** Sets the things' meaning. Undefined restores the meaning of their kind. */
  mean(means: readonly Meaning[] | undefined): void;
  varied(): void;
  double(): void;
  copy(): void;
  paste(): void;
  remove(): void;
  chooseAll(): void;
}

const LARGEST_SEED = 4_294_967_295;

/** The words for the selected things in the name of a step of undo. */
const wordsFor = (items: readonly SceneryItem[]): string => {
  const [first] = items;
  return items.length === 1 && first ? `the ${first.name ?? first.kind}` : `${items.length} things`;
};

/** The actions on the selection. Each is one step of undo. Without a selection they do nothing. */
export function useThingDeeds(scene: Scene, taken: (item: SceneryItem) => boolean): ThingDeeds {
  const { chosen, clipboard, take } = useEditorHand();
  const things = scene.scenery ?? [];
  const square = squareOfScene(scene);
  const numbers = stillChosen(chosen, things);
  const items = numbers.flatMap((at) => things[at] ?? []);
  const change = (label: string, how: (item: SceneryItem) => SceneryItem | undefined) =>
    items.length > 0 && editPainted(`${label} ${wordsFor(items)}`, { scenery: withThings(things, numbers, how) });
  /** Puts copies beside the originals, and selects the copies. */
  const putDown = (label: string, copies: readonly SceneryItem[]) => {
    if (copies.length === 0) return;
    const scenery = [...things, ...copies.map((item) => movedThing(item, { x: square / 2, y: square / 2 }))];
    if (editPainted(`${label} ${wordsFor(copies)}`, { scenery }))
      take({
        chosen: chosenThings(
          copies.map((_, n) => things.length + n),
          scenery,
        ),
        thingTool: 'choose',
      });
  };
  return {
    move: (by) => change('Moved', (item) => movedThing(item, by)),
    turn: (degrees) => change('Turned', (item) => turnedThing(item, degrees)),
    turnTo: (degrees) => change('Turned', (item) => ({ ...item, turn: turnWithin(degrees) })),
    grow: (factor) => change('Scaled', (item) => grownThing(item, factor)),
    sizeTo: (size) => change('Scaled', (item) => ({ ...item, size })),
    call: (name) =>
      change('Named', ({ name: _old, ...item }) => (name.trim() === '' ? item : { ...item, name: name.trim() })),
    lead: (map) =>
      change(map === undefined ? 'No way from' : `To “${map}” by`, ({ leads: _old, ...item }) =>
        map === undefined ? item : { ...item, leads: map },
      ),
    mean: (means) => change('The rules on', (item) => meaningThing(item, means)),
    varied: () => change('Another look for', (item) => ({ ...item, seed: ((item.seed ?? 0) * 3 + 97) % LARGEST_SEED })),
    double: () => putDown('Doubled', items),
    copy: () => {
      if (items.length > 0) take({ clipboard: items });
    },
    paste: () => putDown('Put down', clipboard),
    remove: () => {
      if (change('Took away', () => undefined)) take({ chosen: noThings });
    },
    chooseAll: () =>
      take({
        chosen: chosenThings(
          things.flatMap((item, at) => (taken(item) ? [at] : [])),
          things,
        ),
      }),
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The action of a key on the selected things; undefined when the key has none. */
export function thingKey(
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  deeds: ThingDeeds,
  square: number,
): (() => void) | undefined {
  const step = STEPS[key];
  if (ctrlKey || metaKey)
    return { d: deeds.double, c: deeds.copy, v: deeds.paste, a: deeds.chooseAll }[key.toLowerCase()];
  if (step) {
    const far = shiftKey ? square / 10 : square / 2;
    return () => deeds.move({ x: step[0] * far, y: step[1] * far });
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return deeds.remove;
    case '[':
      return () => deeds.turn(-15);
    case ']':
      return () => deeds.turn(15);
    case '{':
      return () => deeds.grow(1 / 1.1);
    case '}':
      return () => deeds.grow(1.1);
    default:
      return undefined;
  }
}
