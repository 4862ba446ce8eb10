/** The public view: planted secrets never reach it, and what is open does. */
import { describe, expect, it } from 'vitest';
import { live } from '../history.ts';
import { play, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { publicView } from './publicView.ts';

const start = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const view = (at = start, display: Parameters<typeof publicView>[3] = { party: 'exact', others: 'word' }) => {
  const { fight, question } = live(toy, at);
  return publicView(toy, fight, question, display);
};

describe('the public view', () => {
  it('shows the open ones with their place and whose side they are on', () => {
    expect(view().combatants.map(({ id }) => id)).toEqual(['ogre', 'ash', 'bo']);
    expect(view().order.rows.map(({ combatant }) => combatant)).toEqual(['ogre', 'ash', 'bo']);
  });
  it('has no note, no concealed name and no secret feature, whoever is asked and whatever is said', () => {
    let at = play(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', note: 'CANARY-note' }], label: 'CANARY-ruling' },
      { do: 'strike', by: 'lurker' },
    ]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
    expect(view(at).asked).toBeUndefined();
    at = play(toy, at, [{ answer: 'ash' }]);
    expect(view(at).asked).toBeUndefined();
    at = play(toy, at, [{ answer: 'pass' }, { roll: true }]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('has the name of a pin that is shown, on known ground, and nothing else of any note', () => {
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
    const secret = play(toy, start, [
      pin('note-1', {}),
      pin('note-2', { at: { x: 50, y: 50 } }),
      pin('note-3', { seen: 'players' }),
    ]);
    expect(JSON.stringify(view(secret))).toBe(JSON.stringify(view()));
    const shown = play(toy, secret, [pin('note-4', { name: 'The well', at: { x: 300, y: 50 }, seen: 'players' })]);
    expect(view(shown).drawings).toMatchObject([{ id: 'drawing-1', figure: { kind: 'words', text: '◆ The well' } }]);
    expect(JSON.stringify(view(shown))).not.toContain('CANARY');
    const hidden = play(toy, shown, [{ edit: [{ edit: 'fog', places: ['hall'], way: 'hide' }], label: 'Dark' }]);
    expect(view(hidden).drawings).toEqual([]);
  });
  it('says who is asked when nobody hidden is part of it', () => {
    const at = play(toy, start, [
      { do: 'strike', by: 'ogre' },
      { edit: [{ edit: 'remove', combatant: 'lurker' }], label: 'Gone' },
    ]);
    expect(view(at).asked).toMatchObject({ title: 'Strike whom?', who: 'Ogre' });
  });
  it('tells a question all the same when a hidden one is among its options, and none that only hidden ones make', () => {
    expect(view(play(toy, start, [{ do: 'strike', by: 'ogre' }])).asked).toMatchObject({ title: 'Strike whom?' });
    const spent = ['ash', 'bo'].map((id) => ({ edit: 'sheet' as const, combatant: id, path: 'swift', value: 0 }));
    const friend = { edit: 'combatant' as const, combatant: 'lurker', side: 'party' };
    const asked = (edits: typeof spent) =>
      view(
        play(toy, start, [{ edit: [friend, ...edits], label: 'Set' }, { do: 'strike', by: 'ogre' }, { answer: 'ash' }]),
      ).asked;
    expect(asked([])).toMatchObject({ title: 'ogre strikes at ash' });
    expect(asked(spent)).toBeUndefined();
  });
  it('tells health in five ways', () => {
    const hurt = play(toy, start, [
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
  it('counts only what the players were told: sentences and questions have numbers of their own', () => {
    const inSecret = [{ do: 'strike', by: 'lurker' }, { answer: 'ash' }, { answer: 'pass' }, { roll: true as const }];
    const acted = play(toy, start, inSecret);
    expect(live(toy, acted).fight.log.length).toBeGreaterThan(live(toy, start).fight.log.length);
    const told = (from: typeof start) => {
      const at = play(toy, from, [{ do: 'round' }]);
      return [view(at).last, view(play(toy, at, [{ do: 'strike', by: 'ogre' }])).asked];
    };
    expect(told(acted)).toEqual(told(start));
  });
  it('is called what the GM tells the players, and never by the encounter’s or the map’s own name', () => {
    const scenes = { yard: { ...toyScenes.yard, name: 'CANARY yard' } };
    const at = play(toy, setUpOrThrow(toy, scenes, { ...toyScript, title: 'CANARY at the gate' }), [{ begin: true }]);
    expect(at.name).toContain('CANARY');
    expect(view(at).encounter).toBe('Toy');
    expect(view(at).scene.name).toBe('Toy');
    expect(view(at, { party: 'exact', others: 'word', title: 'The gate' }).encounter).toBe('The gate');
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('numbers copies as players meet them, the same for the whole fight, in names and in sentences', () => {
    const copies = (at = start) => view(at).combatants.map(({ name }) => name);
    const ogre = toyScript.cast[0] as (typeof toyScript.cast)[number];
    const cast = [1, 2, 3].map((copy) => ({ ...ogre, id: `ogre-${copy}`, copy, hidden: copy === 2 }));
    const set = setUpOrThrow(toy, toyScenes, { ...toyScript, cast: [...cast, ...toyScript.cast.slice(1)] });
    expect(copies(set)).toEqual(['Ogre 1', 'Ogre 2', 'Ash', 'Bo']);
    const begun = play(toy, set, [{ begin: true }]);
    expect(copies(begun)).toEqual(['Ogre 1', 'Ogre 2', 'Ash', 'Bo']);
    const reveal = { edit: [{ edit: 'combatant' as const, combatant: 'ogre-2', hidden: false }], label: 'Here' };
    const shown = play(toy, begun, [reveal]);
    expect(copies(shown)).toEqual(['Ogre 1', 'Ogre 3', 'Ogre 2', 'Ash', 'Bo']);
    expect(copies(play(toy, shown, [{ undo: 1 }, reveal]))).toEqual(copies(shown));
    const alone = ['ogre-1', 'ogre-3'].map((combatant) => ({ edit: 'combatant' as const, combatant, hidden: true }));
    expect(copies(play(toy, set, [{ edit: alone, label: 'Hide' }, reveal, { begin: true }]))[0]).toBe('Ogre');
  });
  it('has ids of its own, which count nobody hidden: of people, of whom a sentence or a question is about, of drawings', () => {
    const ogre = toyScript.cast[0] as (typeof toyScript.cast)[number];
    const cast = [1, 2, 3].map((copy) => ({ ...ogre, id: `ogre-${copy}`, copy, hidden: copy < 3 }));
    const set = setUpOrThrow(toy, toyScenes, { ...toyScript, cast: [...cast, ...toyScript.cast.slice(1)] });
    const line = { kind: 'line' as const, from: { x: 0, y: 0 }, to: { x: 9, y: 9 } };
    const draw = (seen: 'gm' | 'players') =>
      ({ edit: 'draw', stroke: { figure: line, colour: 'violet', width: 2, seen } }) as const;
    const at = play(toy, set, [
      { edit: [draw('gm'), draw('gm'), draw('players')], label: 'Draw' },
      { begin: true },
      { do: 'strike', by: 'ogre-3' },
      { answer: 'ash' },
    ]);
    const told = view(at);
    expect(told.combatants.map(({ id }) => id)).toEqual(['ogre-1', 'ash', 'bo']);
    expect(told.order.rows.map(({ id, combatant }) => [id, combatant])).toContainEqual(['ogre-1', 'ogre-1']);
    expect(told.drawings.map(({ id }) => id)).toEqual(['drawing-1']);
    // The toy's titles are made of its own ids.
    expect(JSON.stringify({ ...told, asked: told.asked?.combatant })).not.toMatch(/ogre-[23]|drawing-[23]/);
    const seen = play(toy, at, [{ edit: [{ edit: 'combatant', combatant: 'ogre-1', hidden: false }], label: 'Here' }]);
    expect(view(seen).combatants.map(({ id }) => id)).toEqual(['ogre-2', 'ogre-1', 'ash', 'bo']);
  });
  it('lets no text through that names a secret, whichever the game made it: left out, or veiled where it has to stand', () => {
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
    const { fight } = live(toy, play(toy, start, [{ do: 'strike', by: 'ogre' }]));
    const told: typeof fight.log = [
      ...fight.log,
      { ...fight.log[0]!, shown: 'Ash sees CANARY-lurker.' },
      { ...fight.log[0]!, shown: 'Bo sees the CANARY-trap.' },
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
  it('tells what the whole table shares, and nothing where the game counts nothing of the kind', () => {
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
    const { fight, question } = live(toy, start);
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
  it('someone hidden by hand is gone at once, and back when revealed', () => {
    const hidden = play(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', hidden: true }], label: 'Hide' },
    ]);
    expect(view(hidden).combatants.map(({ id }) => id)).not.toContain('ogre');
    expect(view(play(toy, hidden, [{ undo: 1 }])).combatants.map(({ id }) => id)).toContain('ogre');
  });
});
