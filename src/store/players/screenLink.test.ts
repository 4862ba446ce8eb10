/**
 * Tests of what the players' window is sent: everything it needs, after every change, and never a
 * secret.
 */
import { describe, expect, it, onTestFinished } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import { fakeMask, joinedScreen, messagesArrived, testDisplay } from './joined.testing.ts';
import { createScreenLink } from './screenLink.ts';

const CANARY = /canary/i;

describe('the players’ window', () => {
  it('is asked to say hello, and gets settings and view when it does', async () => {
    const { heard, tell, screen, of } = await joinedScreen();
    expect(heard).toEqual([{ type: 'here' }]);
    await tell({ type: 'hello', display: testDisplay });
    expect(screen.getState().connected).toBe(true);
    expect(screen.getState().display).toEqual(testDisplay);
    expect(of('settings')).toHaveLength(1);
    expect(of('view')[0]?.view.combatants.map(({ name }) => name)).toEqual(['Ogre', 'Ash', 'Bo']);
  });
  it('costs nothing while nobody looks: no view is built until a window or the GM wants one', async () => {
    const { now, screen } = await joinedScreen();
    now().dispatch({ type: 'begin' });
    expect(screen.getState().view).toBeUndefined();
    const look = screen.getState().watch();
    expect(screen.getState().view?.stage).toBe('running');
    look();
    now().undo();
    expect(screen.getState().view).toBeUndefined();
  });
  it('shows the same part of the map, and stays black, after a reload of the GM’s window', async () => {
    const { screen, stop, table, channel, device, now } = await joinedScreen();
    const frame = { x: 20, y: 10, width: 100, height: 60 };
    screen.getState().setSettings({ frame, blackout: true });
    stop();
    const again = createScreenLink({ table: table.store, channel, device, mask: fakeMask });
    onTestFinished(again.stop);
    expect(again.screen.getState().settings).toMatchObject({ frame, blackout: true });
    await now().createFromScript({ ...toyScript, title: 'Another' });
    expect(again.screen.getState().settings.frame).toBeUndefined();
  });
  it('keeps the darkness of the fog and the grid of this device for every encounter, and refuses a darkness that is none', async () => {
    const { screen, stop, table, channel, device, now, of, tell } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    const fog = { players: 0.4, gm: 0.8 };
    screen.getState().setSettings({ fog, grid: 'thick' });
    screen.getState().setSettings({ fog: { players: 1.2, gm: 1 } });
    await messagesArrived();
    expect(of('settings').at(-1)?.settings).toMatchObject({ fog, grid: 'thick' });
    stop();
    await now().createFromScript({ ...toyScript, title: 'Another' });
    const again = createScreenLink({ table: table.store, channel, device, mask: fakeMask });
    onTestFinished(again.stop);
    expect(again.screen.getState().settings).toMatchObject({ fog, grid: 'thick' });
  });
  it('gets the view after every change, also after undo', async () => {
    const { now, tell, of } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    now().dispatch({ type: 'begin' });
    now().play({ type: 'act', actor: 'ogre', action: 'strike' }, { kind: 'choose', option: 'ash' });
    now().undo();
    await messagesArrived();
    expect(of('view').map(({ view }) => [view.stage, view.asked?.title])).toEqual([
      ['setup', undefined],
      ['running', undefined],
      ['running', 'ogre strikes at ash'],
      ['running', 'Strike whom?'],
    ]);
  });
  it('says when what it told was taken back, until the next event', async () => {
    const { now, tell, of } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    now().dispatch({ type: 'begin' });
    now().undo();
    now().dispatch({ type: 'begin' });
    await messagesArrived();
    expect(of('view').map(({ view }) => [view.last?.text, view.takenBack])).toEqual([
      [undefined, undefined],
      ['The fight begins.', undefined],
      [undefined, true],
      ['The fight begins.', undefined],
    ]);
  });
  it('gets nothing more after its goodbye, until it says hello again', async () => {
    const { now, tell, of, screen } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    await tell({ type: 'bye' });
    expect(screen.getState().connected).toBe(false);
    now().dispatch({ type: 'begin' });
    await messagesArrived();
    expect(of('view')).toHaveLength(1);
    await tell({ type: 'hello', display: testDisplay });
    expect(of('view').at(-1)?.view.stage).toBe('running');
  });
  it('is told which encounter the GM opens next, and gets a goodbye when the encounter is closed', async () => {
    const { now, tell, of, heard } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    await now().closeEncounter();
    await messagesArrived();
    expect(heard.at(-1)).toEqual({ type: 'bye' });
    await tell({ type: 'hello', display: testDisplay });
    expect(of('view')).toHaveLength(1);
    const next = await now().createFromScript(toyScript);
    await messagesArrived();
    expect(heard.at(-1)).toEqual({ type: 'bye', next });
  });
  it('stays with an encounter that is closed and opened again', async () => {
    const { now, id, tell, of, heard } = await joinedScreen();
    await now().closeEncounter();
    await now().openEncounter(id);
    await messagesArrived();
    expect(heard.at(-1)).toEqual({ type: 'here' });
    await tell({ type: 'hello', display: testDisplay });
    expect(of('view')).toHaveLength(1);
  });
  it('gets the ruler while the GM shows it, also when it opens later, and nothing of it is stored', async () => {
    const { tell, screen, of, now, device } = await joinedScreen();
    const here = { kind: 'zone', zone: 'yard' } as const;
    const ruler = { version: 1, legs: [{ from: here, to: here, text: 'Nearby' }] } as const;
    const before = JSON.stringify(now().open?.encounter);
    screen.getState().showRuler({ ...ruler, legs: [...ruler.legs] });
    await tell({ type: 'hello', display: testDisplay });
    screen.getState().showRuler({ ...ruler, legs: [...ruler.legs] });
    screen.getState().showRuler(undefined);
    await messagesArrived();
    expect(of('ruler').map((message) => message.ruler)).toEqual([ruler, ruler, null]);
    expect(JSON.stringify(now().open?.encounter)).toBe(before);
    expect(device.getItem('affray-screen') ?? '').not.toContain('Nearby');
  });
  it('gets settings and pings at once, but never invalid settings', async () => {
    const { tell, screen, of, device } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    screen.getState().setSettings({ blackout: true, textScale: 2 });
    screen.getState().setSettings({ textScale: 900 });
    screen.getState().pingAt({ x: 3, y: 4 });
    screen.getState().pingAt({ x: 3, y: 4 });
    await messagesArrived();
    expect(of('settings').map(({ settings }) => [settings.blackout, settings.textScale])).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect(of('ping').map(({ ping }) => ping)).toEqual([
      { n: 1, x: 3, y: 4 },
      { n: 2, x: 3, y: 4 },
    ]);
    expect(JSON.parse(device.getItem('affray-screen') ?? '')).toEqual({
      textScale: 2,
      turn: 0,
      margin: 0,
      theme: 'dark',
    });
  });
  it('may send nonsense, and nothing happens', async () => {
    const { tell, screen, heard } = await joinedScreen();
    await tell({ type: 'hello', display: { width: -1, height: 0, density: 1 } });
    await tell('open sesame');
    expect(screen.getState().connected).toBe(false);
    expect(heard).toHaveLength(1);
  });
});

describe('the pictures for players', () => {
  it('of a map under fog have the fog painted on them and another name, and nobody gets the whole picture', async () => {
    const { now, tell, of, screen } = await joinedScreen();
    const whole = (await now().addPicture(new Blob(['whole map'])))?.picture ?? '';
    const { scene } = now().open?.fight ?? {};
    if (!scene) throw new Error('A fight is open.');
    const ground = { kind: 'picture', picture: whole } as const;
    now().dispatch({ type: 'edit', label: 'Picture', edits: [{ edit: 'scene', scene: { ...scene, ground } }] });
    now().dispatch({ type: 'edit', label: 'Fog', edits: [{ edit: 'fog', places: ['hall'], way: 'hide' }] });
    await tell({ type: 'hello', display: testDisplay });
    const [covered = ''] = of('view').at(-1)?.pictures ?? [];
    expect(covered).not.toContain(whole.slice(0, 8));
    await tell({ type: 'wants', hash: whole });
    await tell({ type: 'wants', hash: covered });
    while (of('picture').length === 0) await messagesArrived();
    expect(of('picture').map(({ hash }) => hash)).toEqual([covered]);
    expect(await of('picture')[0]?.blob?.text()).toBe('covered whole map');
    expect(await screen.getState().picture(whole)).toBeUndefined();
    now().dispatch({ type: 'edit', label: 'Clear', edits: [{ edit: 'fog', places: 'all', way: 'reveal' }] });
    await messagesArrived();
    expect(of('view').at(-1)?.pictures).toEqual([whole]);
    await tell({ type: 'wants', hash: covered });
    await tell({ type: 'wants', hash: whole });
    while (of('picture').length === 1) await messagesArrived();
    expect(of('picture').map(({ hash }) => hash)).toEqual([covered, whole]);
    expect(await of('picture')[1]?.blob?.text()).toBe('whole map');
  });
  it('of another map under the same fog have another name', async () => {
    const { now, tell, screen } = await joinedScreen();
    const { scene } = now().open?.fight ?? {};
    if (!scene) throw new Error('A fight is open.');
    now().dispatch({ type: 'edit', label: 'Fog', edits: [{ edit: 'fog', places: ['hall'], way: 'hide' }] });
    await tell({ type: 'hello', display: testDisplay });
    const names: (string | undefined)[] = [];
    for (const text of ['one map', 'another map', 'one map']) {
      const picture = (await now().addPicture(new Blob([text])))?.picture ?? '';
      const ground = { kind: 'picture', picture } as const;
      now().dispatch({ type: 'edit', label: 'Picture', edits: [{ edit: 'scene', scene: { ...scene, ground } }] });
      const shown = screen.getState().view?.scene.ground;
      names.push(shown?.kind === 'picture' ? shown.picture : undefined);
    }
    expect(names[0]).toBeDefined();
    expect(names[1]).not.toBe(names[0]);
    expect(names[2]).toBe(names[0]);
  });
  it('that are no map are sent while the GM shows them, and no longer in the next fight', async () => {
    const { now, tell, of, screen } = await joinedScreen();
    const letter = (await now().addPicture(new Blob(['a letter'])))?.picture ?? '';
    const other = (await now().addPicture(new Blob(['another'])))?.picture ?? '';
    await tell({ type: 'hello', display: testDisplay });
    await tell({ type: 'wants', hash: letter });
    screen.getState().setSettings({ picture: { hash: letter, beside: false } });
    await messagesArrived();
    expect(of('settings').at(-1)?.settings.picture).toEqual({ hash: letter, beside: false });
    expect(of('picture')).toEqual([]);
    await tell({ type: 'wants', hash: other });
    await tell({ type: 'wants', hash: letter });
    while (of('picture').length === 0) await messagesArrived();
    expect(of('picture').map(({ hash }) => hash)).toEqual([letter]);
    expect(await of('picture')[0]?.blob?.text()).toBe('a letter');
    await now().createFromScript({ ...toyScript, title: 'Another' });
    expect(screen.getState().settings.picture).toBeUndefined();
  });
  it('are sent on request, but only those that the players can see', async () => {
    const { now, tell, of } = await joinedScreen();
    const shown = await now().addPicture(new Blob(['ogre']));
    const secret = await now().addPicture(new Blob(['lurker']));
    const look = (combatant: string, picture = '') => ({ edit: 'combatant' as const, combatant, look: { picture } });
    now().dispatch({
      type: 'edit',
      label: 'Looks',
      edits: [look('ogre', shown?.picture), look('lurker', secret?.picture)],
    });
    await tell({ type: 'hello', display: testDisplay });
    expect(of('view')[0]?.pictures).toEqual([shown?.picture]);
    await tell({ type: 'wants', hash: secret?.picture ?? '' });
    await tell({ type: 'wants', hash: shown?.picture ?? '' });
    while (of('picture').length === 0) await messagesArrived();
    expect(of('picture').map(({ hash }) => hash)).toEqual([shown?.picture]);
    expect(await of('picture')[0]?.blob?.text()).toBe('ogre');
  });
});

describe('secrets', () => {
  it('are in no message: hidden and concealed combatants, notes, secret features, the GM’s own log, questions about them', async () => {
    const { now, tell, raw, of } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    const zone = now().open?.fight.scene;
    if (zone?.kind !== 'zones') throw new Error('The toy is played on zones.');
    const gate = zone.borders.gate;
    now().dispatch({
      type: 'edit',
      label: 'CANARY plot',
      edits: [
        { edit: 'combatant', combatant: 'ash', note: 'CANARY note' },
        { edit: 'side', side: { id: 'ambush', name: 'CANARY ambush', stance: 'foe' } },
        { edit: 'combatant', combatant: 'lurker', side: 'ambush' },
        {
          edit: 'combatant',
          combatant: 'bo',
          hidden: true,
          name: 'CANARY Bo',
          look: { icon: 'canary', picture: 'canary' },
        },
        ...(gate
          ? [
              {
                edit: 'border' as const,
                id: 'gate',
                border: {
                  ...gate,
                  features: [
                    { id: 'wire', label: 'CANARY wire', kind: 'hazard' as const, secret: true, detail: 'canary' },
                  ],
                },
              },
            ]
          : []),
      ],
    });
    now().dispatch({ type: 'begin' });
    now().dispatch({
      type: 'edit',
      label: 'CANARY ruling',
      edits: [{ edit: 'sheet', combatant: 'lurker', path: 'harm', value: 1 }],
    });
    // The lurker strikes, and the hidden one is struck. Who is asked, the dice and the sentences
    // are not sent.
    for (const [actor, target] of [
      ['lurker', 'ash'],
      ['ogre', 'bo'],
      ['ash', 'lurker'],
    ] as const) {
      now().dispatch({ type: 'act', actor, action: 'strike' });
      now().answer(now().open?.question?.id ?? '', { kind: 'choose', option: target });
      while (now().open?.question) {
        const question = now().open?.question;
        if (question?.kind === 'dice') now().roll();
        else now().answer(question?.id ?? '', { kind: 'choose', option: 'pass' });
      }
    }
    now().goTo(0);
    now().setDisplay({ party: 'exact', others: 'exact' });
    await messagesArrived();
    // A value that only the GM sees is not even sent.
    expect(of('view').length).toBeGreaterThan(5);
    for (const message of raw) expect(JSON.stringify(message)).not.toMatch(CANARY);
  });
});

describe('a window that has lost the encounter', () => {
  it('says goodbye and sends nothing more', async () => {
    const { table, now, tell, of, heard } = await joinedScreen();
    await tell({ type: 'hello', display: testDisplay });
    table.store.setState({ status: 'elsewhere' });
    await messagesArrived();
    expect(heard.at(-1)).toEqual({ type: 'bye' });
    now().dispatch({ type: 'begin' });
    await tell({ type: 'hello', display: testDisplay });
    await now().createFromScript(toyScript);
    await messagesArrived();
    expect(of('view')).toHaveLength(1);
    expect(of('bye')).toEqual([{ type: 'bye' }]);
  });
});
