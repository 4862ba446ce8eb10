/**
 * Tests of files and pictures, by what a GM does: save, open, open something else, add a picture.
 */
import { describe, expect, it } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import { openDatabase } from '../../storage/database.ts';
import { freshBrowser, openEncounter, openWindow, remembered } from '../table.testing.ts';
import { fileName } from './fileName.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
const fileOf = ({ blob, name }: { blob: Blob; name: string }) => new File([blob], name);

describe('an encounter file', () => {
  it('opens in another browser as it was saved, with its pictures, under a new id', async () => {
    const browser = freshBrowser();
    const { now } = await openWindow(browser);
    await now().createFromScript(toyScript);
    const picture = await now().addPicture(new Blob([PNG]));
    expect(picture).toMatchObject({ width: 30, height: 20 });
    const hash = picture?.picture ?? '';
    now().dispatch({
      type: 'edit',
      label: 'A face',
      edits: [{ edit: 'combatant', combatant: 'ash', look: { picture: hash } }],
    });
    now().dispatch({ type: 'begin' });
    now().dispatch({ type: 'act', actor: 'ogre', action: 'strike' });
    const saved = openEncounter(now());
    await now().saveFile();
    const [file] = browser.files;
    if (!file) throw new Error('No file was given.');
    expect(file.name).toBe('At-the-gate.affray');

    const other = await openWindow(freshBrowser());
    const id = await other.now().openFile(fileOf(file));
    expect(id).not.toBe(saved.id);
    expect(openEncounter(other.now())).toEqual({ ...saved, id });
    expect(other.now().open?.question?.title).toBe('Strike whom?');
    const brought = await other.now().picture(hash);
    expect(new Uint8Array((await brought?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PNG);
    expect(other.now().trouble).toBeUndefined();
    await other.now().openFile(fileOf(file));
    expect(other.now().encounters).toHaveLength(2);
    // A plain JSON file has no face with it. The user is told so, and the fight opens all the same.
    const third = await openWindow(freshBrowser());
    await third.now().openFile(new File([JSON.stringify(saved)], 'gate.json'));
    expect(third.now().open?.question?.title).toBe('Strike whom?');
    expect(third.now().trouble?.text).toMatch(/^One picture of this fight is not in the file:/);
  });
  it('has a name that every system accepts', () => {
    expect(fileName('Café: “the last/first” stand?')).toBe('Café-the-last-first-stand.affray');
    expect(fileName('///')).toBe('encounter.affray');
  });
  it('can be saved of an encounter that is not open', async () => {
    const browser = freshBrowser();
    const { now } = await openWindow(browser);
    const id = await now().createFromScript({ ...toyScript, title: 'On the shelf' });
    await now().closeEncounter();
    await now().saveFile(id);
    expect(browser.files.map(({ name }) => name)).toEqual(['On-the-shelf.affray']);
    await now().saveFile();
    expect(now().trouble?.text).toContain('No fight is open');
  });
  it('may be a scripted fight, which is set up and played', async () => {
    const { now } = await openWindow(freshBrowser());
    const script = { ...toyScript, lines: [{ begin: true }, { do: 'round' }] };
    await now().openFile(new File([JSON.stringify(script)], 'bug.json'));
    expect(now().open?.fight.log).toHaveLength(2);
  });
  it('of another kind changes nothing: the open encounter stays open, and the sentence names the file', async () => {
    const { now } = await openWindow(freshBrowser());
    await now().createFromScript(toyScript);
    const before = now();
    expect(await now().openFile(new File(['Dear diary'], 'diary.txt'))).toBeUndefined();
    expect(now().trouble?.text).toMatch(/^“diary.txt”: /);
    expect(now().open).toBe(before.open);
    expect(now().encounters).toBe(before.encounters);
    now().dismissTrouble();
    expect(now().trouble).toBeUndefined();
  });
  it('that cannot be written is reported with what to do', async () => {
    const { now } = await openWindow(freshBrowser(), { saveBlob: () => Promise.reject(new Error('disk gone')) });
    await now().createFromScript(toyScript);
    await now().saveFile();
    expect(now().trouble).toMatchObject({ text: expect.stringContaining('could not be saved'), detail: 'disk gone' });
  });
});

describe('an encounter that cannot be opened', () => {
  it('is listed as broken among the others, and its stored data can be saved as a file', async () => {
    const browser = freshBrowser();
    const { now } = await openWindow(browser);
    const good = await now().createFromScript(toyScript);
    const bad = (await now().createFromScript({ ...toyScript, title: 'Broken' })) ?? '';
    await now().closeEncounter();
    const db = await openDatabase();
    for (const snapshot of (await db.getAll('snapshots')) as { encounter: string; text: string }[])
      if (snapshot.encounter === bad) await db.put('snapshots', { ...snapshot, text: snapshot.text.slice(9) });
    await now().openEncounter(bad);
    expect(now().status).toBe('library');
    expect(now().trouble?.text).toContain('cannot be opened');
    const broken = now().encounters.map((entry) => [entry.id, entry.broken !== undefined]);
    expect(broken).toEqual(
      expect.arrayContaining([
        [bad, true],
        [good, false],
      ]),
    );
    await now().saveRaw(bad);
    const raw: unknown = JSON.parse((await browser.files.at(-1)?.blob.text()) ?? '');
    expect(raw).toMatchObject({ entry: { name: 'Broken' }, snapshots: [{ encounter: bad }, { encounter: bad }] });
    await now().openEncounter(good ?? '');
    expect(now().status).toBe('ready');
    // Both copies of the encounter are gone, so no message says that some of it is kept.
    for (const slot of [0, 1]) await db.delete('snapshots', [bad, slot]);
    await now().openEncounter(bad);
    expect(now().trouble?.text).toBe('This encounter cannot be opened: Nothing of it is stored any more.');
    db.close();
  });
});

describe('a device remembers', () => {
  it('who rolls their own dice, where the table stops, which panels are open or put away, which buttons are known, the last game and the theme, but not the selection', async () => {
    const browser = freshBrowser();
    const { now } = await openWindow(browser);
    await now().createFromScript(toyScript);
    now().setSession({
      ownDice: ['ash'],
      asked: ['ash'],
      turnsEnd: 'by hand',
      typedDice: 'by key',
      folded: ['sheet'],
      pinned: ['order', 'log'],
      away: ['card'],
      used: { fog: 3, more: 1 },
      theme: 'light',
      tool: 'measure',
    });
    now().select(['ash']);
    const again = await openWindow(browser);
    expect(again.now().session).toEqual({
      selected: [],
      tool: 'select',
      page: 'table',
      paper: 'away',
      ownDice: ['ash'],
      asked: ['ash'],
      turnsEnd: 'by hand',
      typedDice: 'by key',
      folded: ['sheet'],
      pinned: ['order', 'log'],
      away: ['card'],
      setup: { game: 'toy', came: {} },
      used: { fog: 3, more: 1 },
      theme: 'light',
    });
  });
  it('default values for each stored value that does not fit, and keeps the others', async () => {
    const device = remembered();
    device.setItem('affray-session', '{"theme":"pink","folded":["log"],"ownDice":7}');
    const { now } = await openWindow(freshBrowser(), { device });
    expect(now().session).toMatchObject({ theme: 'dark', folded: ['log'], ownDice: [] });
    device.setItem('affray-session', 'not json');
    expect((await openWindow(freshBrowser(), { device })).now().session.theme).toBe('dark');
  });
  it('nothing where the browser denies storage, and the table works', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const device = { getItem: denied, setItem: denied };
    const { now } = await openWindow(freshBrowser(), { device, tab: device });
    await now().createFromScript(toyScript);
    now().setSession({ theme: 'light' });
    expect(now().session.theme).toBe('light');
    expect(now().status).toBe('ready');
    await now().closeEncounter();
    expect(now().status).toBe('library');
  });
  it('a combatant who leaves the fight is no longer selected', async () => {
    const { now } = await openWindow(freshBrowser());
    await now().createFromScript(toyScript);
    now().select(['ash', 'bo']);
    now().dispatch({ type: 'edit', label: 'Ash leaves', edits: [{ edit: 'remove', combatant: 'ash' }] });
    expect(now().session.selected).toEqual(['bo']);
  });
});
