/**
 * Turns a map of Tiled in XML (.tmx) into the JSON form of the same map. A page has the browser’s
 * own parser of XML, a worker has none.
 */

/** What is read of an element, by its attributes: numbers stay text only where they are names. */
const WORDS = new Set(['name', 'type', 'class', 'orientation', 'staggeraxis']);

type Json = Record<string, unknown>;

function attributesOf(element: Element): Json {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, WORDS.has(name) ? value : Number(value)]),
  );
}

const childrenOf = (element: Element, ...names: string[]): Element[] =>
  [...element.children].filter(({ localName }) => names.includes(localName));

/** Points as Tiled writes them: `0,0 16,8`. */
const pointsOf = (text: string | null): Json[] =>
  (text ?? '')
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return { x, y };
    });

function objectOf(element: Element): Json {
  const object = attributesOf(element);
  for (const shape of element.children) {
    if (shape.localName === 'polygon' || shape.localName === 'polyline')
      object[shape.localName] = pointsOf(shape.getAttribute('points'));
    else if (shape.localName === 'ellipse') object.ellipse = true;
    else if (shape.localName === 'text') object.text = { text: shape.textContent };
  }
  return object;
}

function layerOf(element: Element, depth = 0): Json {
  const layer = { ...attributesOf(element), type: element.localName };
  if (element.localName === 'objectgroup') return { ...layer, objects: childrenOf(element, 'object').map(objectOf) };
  return depth < 10 ? { ...layer, layers: layersOf(element, depth + 1) } : layer;
}

const layersOf = (element: Element, depth = 0): Json[] =>
  childrenOf(element, 'objectgroup', 'group').map((layer) => layerOf(layer, depth));

/** The map as JSON text; undefined where the text is no such map. */
export function tmxAsJson(text: string): string | undefined {
  const { documentElement: map } = new DOMParser().parseFromString(text, 'application/xml');
  if (map?.localName !== 'map') return undefined;
  return JSON.stringify({ ...attributesOf(map), layers: layersOf(map) });
}
