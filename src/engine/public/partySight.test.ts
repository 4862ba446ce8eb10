/**
 * Fog that is lifted by what the party sees: what players get, what they remember, whose view they
 * have, what the GM rules against sight, and undo of all of it.
 */
import { describe, expect, it } from 'vitest';
import type { ZoneScene } from '../../space/scene.ts';
import type { Edit } from '../command.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScene, toyScript } from '../toy.testing.ts';
import { undo } from '../undo.ts';
import { placesInDark } from './partySight.ts';
import { publicView } from './publicView.ts';

/** Yard, hall behind a gate, and a vault behind an arch that one sees through from the hall. */
const scene: ZoneScene = {
  ...toyScene,
  width: 600,
  zones: {
    ...toyScene.zones,
    vault: {
      id: 'vault',
      name: 'Vault',
      polygon: [
        { x: 400, y: 0 },
        { x: 600, y: 0 },
        { x: 600, y: 200 },
        { x: 400, y: 200 },
      ],
      capacity: 8,
      features: [],
    },
  },
  borders: {
    gate: { ...toyScene.borders.gate!, door: 'closed' },
    arch: {
      id: 'arch',
      between: ['hall', 'vault'],
      line: [
        { x: 400, y: 60 },
        { x: 400, y: 140 },
      ],
      capacity: 2,
      door: 'none',
      features: [],
    },
  },
};
const script = {
  ...toyScript,
  cast: toyScript.cast.map((one) =>
    one.id === 'lurker' ? { ...one, name: 'CANARY', sheet: { ...(one.sheet as object), concealed: false } } : one,
  ),
};
const by = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });
const bySight: Edit = { edit: 'sight', fog: 'by sight' };
const start = playLines(toy, setUpOrThrow(toy, { yard: scene }, script), [{ begin: true }]);
const played = (...edits: Edit[]) => playLines(toy, start, [by(bySight), ...edits.map((edit) => by(edit))]);
const view = (at: typeof start) => {
  const { fight, question } = liveStateOf(toy, at);
  return publicView(toy, fight, question, { party: 'exact', others: 'exact' });
};
const zones = (at: typeof start) => {
  const { scene: shown } = view(at);
  return shown.kind === 'zones' ? Object.keys(shown.zones) : [];
};
const doorOf = (at: typeof start) => {
  const { scene: shown } = view(at);
  return shown.kind === 'zones' ? Object.values(shown.borders).map(({ door }) => door) : [];
};
const names = (at: typeof start) => view(at).combatants.map(({ name }) => name);
const put = (combatant: string, zone: string): Edit => ({
  edit: 'combatant',
  combatant,
  place: { kind: 'zone', zone },
});
const gate = (door: 'open' | 'closed'): Edit => ({
  edit: 'border',
  id: 'gate',
  border: { ...scene.borders.gate!, door },
});

describe('fog that sight lifts', () => {
  it('lies over everything that nobody sees, and hides who stands there', () => {
    const at = played();
    expect(zones(at)).toEqual(['yard']);
    expect(names(at)).toEqual(['Ogre', 'Ash', 'Bo']);
    expect(JSON.stringify(view(at))).not.toMatch(/CANARY|hall|vault/i);
  });
  it('is lifted when a door opens, and what is seen no more is remembered dimly, without its people', () => {
    const open = played(gate('open'));
    expect(zones(open)).toEqual(['yard', 'hall', 'vault']);
    expect(names(open)).toContain('CANARY');
    expect(view(open).dimmed).toBeUndefined();
    const shut = playLines(toy, open, [by(gate('closed'))]);
    expect(zones(shut)).toEqual(['yard', 'hall', 'vault']);
    expect(view(shut).dimmed).toEqual({ kind: 'zones', zones: ['hall', 'vault'] });
    expect(JSON.stringify(view(shut))).not.toContain('CANARY');
  });
  it('keeps from the log who acts out of sight', () => {
    const at = playLines(toy, played(), [{ do: 'strike', by: 'lurker' }, { answer: 'ash' }, { answer: 'pass' }]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('is undone with the move that lifted it, and shut again where the GM alone lifts fog', () => {
    const [before, open] = [played(), played(gate('open'))];
    const back = undo(open);
    expect(back.ok && back.value.fight).toEqual(before.fight);
    const hand = playLines(toy, before, [by({ edit: 'sight', fog: 'by hand' })]);
    expect(hand.fight.sight).toBeUndefined();
    expect(hand.fight.fog).toEqual({ hall: true, vault: true });
  });
  it('keeps the fog that the GM had laid, and lifts nothing before the fight begins', () => {
    const ready = setUpOrThrow(toy, { yard: scene }, script);
    const prepared = playLines(toy, ready, [by({ edit: 'fog', places: ['vault'], way: 'hide' }), by(bySight)]);
    expect(prepared.fight.fog).toEqual({ vault: true });
    const fresh = playLines(toy, ready, [by(bySight)]);
    expect(Object.keys(fresh.fight.fog)).toEqual(['yard', 'hall', 'vault']);
    expect(zones(fresh)).toEqual(['yard']);
    expect(playLines(toy, fresh, [{ begin: true }]).fight.fog).toEqual({ hall: true, vault: true });
  });
  it('covers another map anew', () => {
    const other = { ...scene, name: 'Elsewhere' };
    const at = playLines(toy, played(gate('open')), [by({ edit: 'scene', scene: other })]);
    expect(at.fight.fog).toEqual({ hall: true, vault: true });
  });
});

describe('the GM above sight', () => {
  it('hides a place that is seen, shows one that is not, and leaves both to sight again', () => {
    const hidden = played(gate('open'), { edit: 'fog', places: ['hall'], way: 'hide' });
    expect(zones(hidden)).toEqual(['yard', 'vault']);
    expect(names(hidden)).not.toContain('CANARY');
    const left = playLines(toy, hidden, [by({ edit: 'fog', places: ['hall'], way: 'as seen' })]);
    expect(names(left)).toContain('CANARY');
    const shown = played({ edit: 'fog', places: ['hall'], way: 'reveal' });
    expect(zones(shown)).toEqual(['yard', 'hall']);
    expect(names(shown)).toContain('CANARY');
  });
  it('makes the whole map known without showing who is out of sight', () => {
    const at = played({ edit: 'fog', places: 'all', way: 'reveal' });
    expect(zones(at)).toHaveLength(3);
    expect(names(at)).not.toContain('CANARY');
    expect(view(at).dimmed).toEqual({ kind: 'zones', zones: ['hall', 'vault'] });
    const gone = playLines(toy, at, [by({ edit: 'fog', places: 'all', way: 'hide' })]);
    expect(zones(gone)).toEqual(['yard']);
  });
});

describe('one hero’s own view', () => {
  it('shows what that hero sees; the party’s people stay, and what others see is dim', () => {
    const apart = played(gate('open'), put('bo', 'hall'), gate('closed'));
    expect(names(apart)).toContain('CANARY');
    expect(view(apart).dimmed).toBeUndefined();
    const ash = playLines(toy, apart, [by({ edit: 'sight', through: 'ash' })]);
    expect(names(ash)).toEqual(['Ogre', 'Ash', 'Bo']);
    expect(view(ash).dimmed).toEqual({ kind: 'zones', zones: ['hall', 'vault'] });
    const all = playLines(toy, ash, [by({ edit: 'sight', through: null })]);
    expect(names(all)).toContain('CANARY');
  });
  it('is refused of somebody who is not there, and is the party’s again when the hero is gone', () => {
    const refused = dispatch(toy, played(), {
      type: 'edit',
      label: 'By hand',
      edits: [{ edit: 'sight', through: 'x' }],
    });
    expect(refused.ok).toBe(false);
    const off = played(put('bo', 'hall'), { edit: 'sight', through: 'bo' }, { edit: 'remove', combatant: 'bo' });
    expect(zones(off)).toContain('yard');
    expect(view(off).dimmed).toMatchObject({ zones: ['hall', 'vault'] });
  });
});

describe('a door out of sight', () => {
  it('stands for players as they saw it last, until they see it again', () => {
    const left = played(gate('open'), put('ash', 'vault'), put('bo', 'vault'), {
      edit: 'border',
      id: 'arch',
      border: { ...scene.borders.arch!, door: 'closed' },
    });
    expect(doorOf(left).sort()).toEqual(['closed', 'open']);
    const shut = playLines(toy, left, [by(gate('closed'))]);
    expect(doorOf(shut).sort()).toEqual(['closed', 'open']);
    const near = playLines(toy, shut, [by(put('ash', 'yard'))]);
    expect(doorOf(near)).toEqual(['closed', 'closed']);
    expect(near.fight.sight?.doors).toEqual({});
  });
});

describe('darkness on a map of the night', () => {
  const night: Edit = { edit: 'ground', setting: { light: 'night' } };
  const dark = (...edits: Edit[]) => played(gate('open'), night, { edit: 'sight', darkness: 'counts' }, ...edits);
  it('hides what no light reaches, and a carried light shows its own place and those beside it', () => {
    expect(names(dark())).not.toContain('CANARY');
    expect([...placesInDark(dark().fight)]).toEqual(['yard', 'hall', 'vault']);
    const lit = dark({ edit: 'combatant', combatant: 'lurker', looks: { light: 4 } });
    expect(names(lit)).toContain('CANARY');
    expect([...placesInDark(lit.fight)]).toEqual([]);
    const out = playLines(toy, lit, [by({ edit: 'combatant', combatant: 'lurker', looks: {} })]);
    expect(names(out)).not.toContain('CANARY');
  });
  it('hides nothing from eyes that see in the dark, and everything from the blind', () => {
    expect(names(dark({ edit: 'combatant', combatant: 'ash', looks: { eyes: 'dark' } }))).toContain('CANARY');
    const blind = (combatant: string): Edit => ({ edit: 'combatant', combatant, looks: { eyes: 'blind' } });
    expect(view(played(gate('open'), blind('ash'), blind('bo'))).dimmed).toMatchObject({ zones: ['hall', 'vault'] });
  });
  it('hides nothing by day, and nothing where it does not count', () => {
    expect(names(played(gate('open'), night))).toContain('CANARY');
    expect(placesInDark(played(night).fight).size).toBe(0);
  });
});
