/**
 * Watches where figures are drawn, for tests: in the GM's window and in the players', at any moment
 * of a game, drawn one after the other and drawn anew.
 */
import { expect } from 'vitest';
import { layOut } from '../board/layout/layout.ts';
import type { BoardToken } from '../board/types.ts';
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { playAtRandom, setUpOrThrow } from '../engine/play.testing.ts';
import { knownOf, publicIds } from '../engine/public/known.ts';
import { publicView } from '../engine/public/publicView.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { undo } from '../engine/undo.ts';
import { tokensOf as tokensOfPlayers } from '../players/glance.ts';
import { cellSizeOf, placeKey } from '../space/scene.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { tokensOf } from './boardModel.ts';

type Drawn = ReadonlyMap<string, { at: string; x: number; y: number; radius: number; behind: boolean }>;

const drawn = (scene: Parameters<typeof layOut>[0], tokens: readonly BoardToken[]): Drawn => {
  const { spots } = layOut(scene, tokens);
  return new Map(
    tokens.flatMap(({ id, place }) => {
      const spot = spots.get(id);
      const { x, y, radius, behind } = spot ?? { x: 0, y: 0, radius: 0 };
      return spot ? [[id, { at: placeKey(place), x, y, radius, behind: behind !== undefined }] as const] : [];
    }),
  );
};

/** Where everybody is drawn in the GM's window, in a window that was opened at this moment. */
function inGmsWindow(ruleset: Ruleset, encounter: Encounter): Drawn {
  const { fight, question } = liveStateOf(ruleset, encounter);
  return drawn(
    fight.scene,
    tokensOf(ruleset, fight, derivedOf(ruleset, fight), { question, picked: [], selected: [] }),
  );
}

/** The same in the players' window, by the fight's own ids. */
function inPlayersWindow(ruleset: Ruleset, encounter: Encounter): Drawn {
  const { fight, question } = liveStateOf(ruleset, encounter);
  const ids = publicIds(fight, knownOf(ruleset, fight));
  const own = new Map([...ids].map(([id, shown]) => [shown, id]));
  const view = publicView(ruleset, fight, question, encounter.display);
  return new Map([...drawn(view.scene, tokensOfPlayers(view))].map(([id, at]) => [own.get(id) ?? id, at]));
}

/** An encounter as it comes back from its file. */
function reopened(ruleset: Ruleset, encounter: Encounter): Encounter {
  const read = parseEncounter(JSON.parse(JSON.stringify(encounter)), () => ruleset);
  if (!read.ok) throw new Error(read.refusal.text);
  return read.value;
}

const momentOf = ({ past, open }: Encounter): string => `${past.length}.${open?.given.length ?? -1}`;

/** What was watched in one game: the moments, and figures that moved without a need. */
export interface Watched {
  moments: number;
  /** Figures drawn twice in a row in the same place, and those of them that were drawn elsewhere. */
  stayed: number;
  shifted: number;
}

/**
 * Plays one fight by chance and back, and expects the same places after a reload and undo, and in
 * both windows.
 */
export function watchPlaces(
  ruleset: Ruleset,
  script: Parameters<typeof setUpOrThrow>[2],
  { seed, moves }: { seed: number; moves: number },
): Watched {
  const watched: Watched = { moments: 0, stayed: 0, shifted: 0 };
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, seed, lines: [] });
  const seen = new Map<string, Drawn>();
  let last: Drawn = new Map();
  const look = (now: Encounter) => {
    const here = inGmsWindow(ruleset, now);
    expect(inGmsWindow(ruleset, reopened(ruleset, now))).toEqual(here);
    for (const [id, { at, x, y, radius, behind }] of inPlayersWindow(ruleset, now)) {
      const gms = here.get(id);
      // A figure without room stands behind one that the window shows.
      if (behind || gms?.behind) continue;
      if (gms?.at === at) expect([id, gms.x, gms.y, gms.radius]).toEqual([id, x, y, radius]);
    }
    watched.moments += 1;
    for (const [id, was] of last) {
      const is = here.get(id);
      if (is?.at !== was.at || is.behind || was.behind) continue;
      watched.stayed += 1;
      if (is.x !== was.x || is.y !== was.y) watched.shifted += 1;
    }
    last = here;
    seen.set(momentOf(now), here);
  };
  look(start);
  const { encounter } = playAtRandom(ruleset, start, seed, moves, look);
  for (let back = undo(encounter); back.ok; back = undo(back.value)) {
    const then = seen.get(momentOf(back.value));
    if (then) expect(inGmsWindow(ruleset, back.value)).toEqual(then);
  }
  return watched;
}

/** The ready-made fights of a game on maps of zones without a grid. */
export const fightsOnZones = (game: Ruleset) =>
  game.ready.filter(({ script }) => {
    const scene = typeof script.scene === 'string' ? readyScenes[script.scene] : script.scene;
    return scene?.kind === 'zones' && cellSizeOf(scene) === undefined;
  });
