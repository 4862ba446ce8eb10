/** The public view contains everything public, and never the planted secrets. */

import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { publicView } from './publicView.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const view = (at = start, display: Parameters<typeof publicView>[3] = { party: 'exact', others: 'word' }) => {
  const { fight, question } = liveStateOf(toy, at);
  return publicView(toy, fight, question, display);
};

describe('the public view', () => {
  it('shows open combatants with their place and their side', () => {
    expect(view().combatants.map(({ id }) => id)).toEqual(['ogre', 'ash', 'bo']);
    expect(view().order.rows.map(({ combatant }) => combatant)).toEqual(['ogre', 'ash', 'bo']);
  });
  it('has no note, no hidden name and no secret feature, whoever is asked and whatever is told', () => {
    let at = playLines(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', note: 'CANARY-note' }], label: 'CANARY-ruling' },
      { do: 'strike', by: 'lurker' },
    ]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
    expect(view(at).asked).toBeUndefined();
    at = playLines(toy, at, [{ answer: 'ash' }]);
    expect(view(at).asked).toBeUndefined();
    at = playLines(toy, at, [{ answer: 'pass' }, { roll: true }]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('has the name of a shown pin on known ground, and nothing else of any note', () => {
    const pin = (id: string, other: object) => ({
      edit: [
        {
          edit: 'note' as const,
          id,
          note: { id, name: `CANARY ${id}`, text: 'CANARY words', seen: 'gm' as const, ...other },
        },
      ],
      label: `CANARY ${id}`,
    });
    const secret = playLines(toy, start, [
      pin('note-1', {}),
      pin('note-2', { at: { x: 50, y: 50 } }),
      pin('note-3', { seen: 'players' }),
    ]);
    expect(JSON.stringify(view(secret))).toBe(JSON.stringify(view()));
    const shown = playLines(toy, secret, [pin('note-4', { name: 'The well', at: { x: 300, y: 50 }, seen: 'players' })]);
    expect(view(shown).drawings).toMatchObject([{ id: 'drawing-1', figure: { kind: 'words', text: '◆ The well' } }]);
    expect(JSON.stringify(view(shown))).not.toContain('CANARY');
    const hidden = playLines(toy, shown, [{ edit: [{ edit: 'fog', places: ['hall'], way: 'hide' }], label: 'Dark' }]);
    expect(view(hidden).drawings).toEqual([]);
  });
  it('says who is asked when no hidden combatant is part of the question', () => {
    const at = playLines(toy, start, [
      { do: 'strike', by: 'ogre' },
      { edit: [{ edit: 'remove', combatant: 'lurker' }], label: 'Gone' },
    ]);
    expect(view(at).asked).toMatchObject({ title: 'Strike whom?', who: 'Ogre' });
  });
  it('tells a question with a hidden combatant among its options, but not one with only hidden ones', () => {
    expect(view(playLines(toy, start, [{ do: 'strike', by: 'ogre' }])).asked).toMatchObject({ title: 'Strike whom?' });
    const spent = ['ash', 'bo'].map((id) => ({ edit: 'sheet' as const, combatant: id, path: 'swift', value: 0 }));
    const friend = { edit: 'combatant' as const, combatant: 'lurker', side: 'party' };
    const asked = (edits: typeof spent) =>
      view(
        playLines(toy, start, [
          { edit: [friend, ...edits], label: 'Set' },
          { do: 'strike', by: 'ogre' },
          { answer: 'ash' },
        ]),
      ).asked;
    expect(asked([])).toMatchObject({ title: 'ogre strikes at ash' });
    expect(asked(spent)).toBeUndefined();
  });
  it('tells health in five ways', () => {
    const hurt = playLines(toy, start, [
      { edit: [{ edit: 'sheet', combatant: 'ogre', path: 'harm', value: 3 }], label: 'Hurt' },
    ]);
    const ogre = (others: 'exact' | 'coloured' | 'word' | 'taken' | 'nothing') =>
      view(hurt, { party: 'exact', others }).combatants.find(({ id }) => id === 'ogre');
    expect(ogre('exact')?.tracks[0]?.value).toBe(3);
    expect(ogre('coloured')?.health).toEqual({ word: 'badly hurt', tone: 'hurt' });
    expect(ogre('word')).toMatchObject({ health: { word: 'badly hurt' }, tracks: [] });
    expect(ogre('taken')?.health?.word).toBe('3 taken');
    expect(ogre('nothing')?.health).toBeUndefined();
  });
  it('numbers only sentences and questions that the players were told', () => {
    const inSecret = [{ do: 'strike', by: 'lurker' }, { answer: 'ash' }, { answer: 'pass' }, { roll: true as const }];
    const acted = playLines(toy, start, inSecret);
    expect(liveStateOf(toy, acted).fight.log.length).toBeGreaterThan(liveStateOf(toy, start).fight.log.length);
    const told = (from: typeof start) => {
      const at = playLines(toy, from, [{ do: 'round' }]);
      return [view(at).last, view(playLines(toy, at, [{ do: 'strike', by: 'ogre' }])).asked];
    };
    expect(told(acted)).toEqual(told(start));
  });
  it('has the title that the GM gives the players, and never the encounter’s or the map’s own name', () => {
    const scenes = { yard: { ...toyScenes.yard, name: 'CANARY yard' } };
    const at = playLines(toy, setUpOrThrow(toy, scenes, { ...toyScript, title: 'CANARY at the gate' }), [
      { begin: true },
    ]);
    expect(at.name).toContain('CANARY');
    expect(view(at).encounter).toBe('Toy');
    expect(view(at).scene.name).toBe('Toy');
    expect(view(at, { party: 'exact', others: 'word', title: 'The gate' }).encounter).toBe('The gate');
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('numbers copies in the order in which players met them, the same all through the fight, in names and sentences', () => {
    const copies = (at = start) => view(at).combatants.map(({ name }) => name);
    const ogre = toyScript.cast[0] as (typeof toyScript.cast)[number];
    const cast = [1, 2, 3].map((copy) => ({ ...ogre, id: `ogre-${copy}`, copy, hidden: copy === 2 }));
    const set = setUpOrThrow(toy, toyScenes, { ...toyScript, cast: [...cast, ...toyScript.cast.slice(1)] });
    expect(copies(set)).toEqual(['Ogre 1', 'Ogre 2', 'Ash', 'Bo']);
    const begun = playLines(toy, set, [{ begin: true }]);
    expect(copies(begun)).toEqual(['Ogre 1', 'Ogre 2', 'Ash', 'Bo']);
    const reveal = { edit: [{ edit: 'combatant' as const, combatant: 'ogre-2', hidden: false }], label: 'Here' };
    const shown = playLines(toy, begun, [reveal]);
    expect(copies(shown)).toEqual(['Ogre 1', 'Ogre 3', 'Ogre 2', 'Ash', 'Bo']);
    expect(copies(playLines(toy, shown, [{ undo: 1 }, reveal]))).toEqual(copies(shown));
    const alone = ['ogre-1', 'ogre-3'].map((combatant) => ({ edit: 'combatant' as const, combatant, hidden: true }));
    expect(copies(playLines(toy, set, [{ edit: alone, label: 'Hide' }, reveal, { begin: true }]))[0]).toBe('Ogre');
  });
  it('has ids of its own that count nothing hidden: of people, sentences, questions and drawings', () => {
    const ogre = toyScript.cast[0] as (typeof toyScript.cast)[number];
    const cast = [1, 2, 3].map((copy) => ({ ...ogre, id: `ogre-${copy}`, copy, hidden: copy < 3 }));
    const set = setUpOrThrow(toy, toyScenes, { ...toyScript, cast: [...cast, ...toyScript.cast.slice(1)] });
    const line = { kind: 'line' as const, from: { x: 0, y: 0 }, to: { x: 9, y: 9 } };
    const draw = (seen: 'gm' | 'players') =>
      ({ edit: 'draw', stroke: { figure: line, colour: 'violet', width: 2, seen } }) as const;
    const at = playLines(toy, set, [
      { edit: [draw('gm'), draw('gm'), draw('players')], label: 'Draw' },
      { begin: true },
      { do: 'strike', by: 'ogre-3' },
      { answer: 'ash' },
    ]);
    const told = view(at);
    expect(told.combatants.map(({ id }) => id)).toEqual(['ogre-1', 'ash', 'bo']);
    expect(told.order.rows.map(({ id, combatant }) => [id, combatant])).toContainEqual(['ogre-1', 'ogre-1']);
    expect(told.drawings.map(({ id }) => id)).toEqual(['drawing-1']);
    // The ids of the toy game occur in its titles.
    expect(JSON.stringify({ ...told, asked: told.asked?.combatant })).not.toMatch(/ogre-[23]|drawing-[23]/);
    const seen = playLines(toy, at, [
      { edit: [{ edit: 'combatant', combatant: 'ogre-1', hidden: false }], label: 'Here' },
    ]);
    expect(view(seen).combatants.map(({ id }) => id)).toEqual(['ogre-2', 'ogre-1', 'ash', 'bo']);
  });
  it('lets no text of any game through that names a secret: the text is left out, or veiled where it must stand', () => {
    const leaky: typeof toy = {
      ...toy,
      order: (fight) => ({
        ...toy.order(fight),
        title: 'CANARY-lurker waits',
        ending: 'CANARY-lurker wins',
        groups: [{ id: 'one', label: 'With CANARY-lurker' }],
        rows: toy.order(fight).rows.map((row) => ({ ...row, badge: 'CANARY-lurker', group: 'CANARY-lurker.all' })),
      }),
      standing: () => ({ at: 'up', word: 'held by CANARY-lurker' }),
      tracks: (fight, who) =>
        toy.tracks(fight, who).map((track) => ({
          ...track,
          label: 'Harm by CANARY-lurker',
          detail: 'from CANARY-lurker',
          row: { name: 'CANARY-lurker', part: 'CANARY-trap' },
        })),
      badges: () => [{ id: 'x', label: 'Seen by CANARY-lurker', does: '', rule: 'TY-01', tone: 'bad' }],
    };
    const { fight } = liveStateOf(toy, playLines(toy, start, [{ do: 'strike', by: 'ogre' }]));
    const told: typeof fight.log = [
      ...fight.log,
      { ...fight.log[0]!, shown: [{ is: 'written', text: 'Ash sees CANARY-lurker.' }] },
      { ...fight.log[0]!, shown: [{ is: 'written', text: 'Bo sees the CANARY-trap.' }] },
    ];
    const question = {
      ...{ id: '1.0', kind: 'number' as const, min: 0, max: 1, suggested: 0, rule: 'TY-01', audience: 'all' as const },
      ...{ seat: { kind: 'combatant' as const, combatant: 'ash' }, title: 'Ash looks for CANARY-lurker' },
    };
    for (const display of [{ party: 'exact', others: 'word' } as const, { party: 'word', others: 'exact' } as const]) {
      const shown = publicView(leaky, { ...fight, log: told }, question, display);
      expect(JSON.stringify(shown)).not.toContain('CANARY');
      expect(shown).toMatchObject({ order: { title: 'somebody waits' }, last: { text: 'The fight begins.' } });
      expect([shown.asked, shown.ending, shown.combatants[0]?.badges]).toEqual([undefined, undefined, []]);
    }
  });
  it('shows values that the whole table shares, and nothing where the game has none', () => {
    const shares: typeof toy = {
      ...toy,
      tableTracks: ({ state }) => [
        {
          id: 'lantern',
          label: 'Lantern',
          kind: 'boxes',
          value: state.round,
          max: 6,
          weight: 'plain',
          detail: 'CANARY-lurker',
        },
      ],
    };
    const { fight, question } = liveStateOf(toy, start);
    const table = publicView(shares, fight, question, { party: 'exact', others: 'word' }).table;
    expect(table).toEqual([
      {
        id: 'lantern',
        label: 'Lantern',
        kind: 'boxes',
        value: 1,
        max: 6,
        weight: 'plain',
        detail: expect.not.stringContaining('CANARY'),
      },
    ]);
    expect(view()).not.toHaveProperty('table');
  });
  it('loses a combatant as soon as the GM hides them, and shows them again afterwards', () => {
    const hidden = playLines(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', hidden: true }], label: 'Hide' },
    ]);
    expect(view(hidden).combatants.map(({ id }) => id)).not.toContain('ogre');
    expect(view(playLines(toy, hidden, [{ undo: 1 }])).combatants.map(({ id }) => id)).toContain('ogre');
  });
});
