/**
 * Tests of this device: a second copy after each round, a reminder where there is no folder, and
 * the report in words of what is stored.
 */
import { describe, expect, it } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import type { FolderHandle } from '../../storage/folder.ts';
import { fakeLockManager, freshBrowser, openEncounter, openWindow, untilState } from '../table.testing.ts';

const round = { type: 'act', actor: 'table', action: 'round' } as const;

/**
 * A folder on disk. `leave` is the browser's answer when the page asks whether it may write there.
 */
function folder(disk: { leave: PermissionState; fails?: boolean }) {
  const files = new Map<string, Uint8Array>();
  const handle: FolderHandle = {
    name: 'Copies',
    async getFileHandle(name) {
      if (disk.fails) throw new DOMException('gone', 'NotFoundError');
      return {
        async createWritable() {
          const parts: Uint8Array[] = [];
          return {
            write: async (data) => void parts.push(new Uint8Array(data as Uint8Array<ArrayBuffer>)),
            close: async () => void files.set(name, parts[0] ?? new Uint8Array()),
          };
        },
        getFile: async () => ({ size: files.get(name)?.length ?? 0 }),
      };
    },
    queryPermission: async () => disk.leave,
    requestPermission: async () => {
      disk.leave = 'granted';
      return disk.leave;
    },
  };
  return { handle, files };
}

/**
 * Opens a window whose dialog gives this folder, and makes a fight in it. The test's database
 * cannot store a handle, so a chosen folder is not remembered here.
 */
async function tableWith(disk: ReturnType<typeof folder>) {
  const opened = await openWindow(freshBrowser(), { pickFolder: async () => disk.handle });
  await opened.now().createFromScript(toyScript);
  return opened;
}

describe('the second copy', () => {
  it('is written when the folder is chosen and after each round, and opens elsewhere at the same question', async () => {
    const disk = folder({ leave: 'granted' });
    const { now, table } = await tableWith(disk);
    await now().chooseFolder();
    expect([...disk.files.keys()]).toEqual([expect.stringMatching(/^At-the-gate-.*\.affray$/)]);
    expect(now().secondCopy).toEqual({ folder: 'Copies', state: 'keeps itself' });
    now().dispatch({ type: 'begin' });
    now().dispatch({ type: 'act', actor: 'ogre', action: 'strike' });
    const asked = now().open?.question?.id;
    expect(asked).toBeDefined();
    await now().closeEncounter();
    await untilState(table, () => disk.files.size === 1);
    const [bytes] = disk.files.values();
    const laptop = await openWindow(freshBrowser());
    await laptop.now().openFile(new File([bytes as Uint8Array<ArrayBuffer>], 'copy.affray'));
    expect(laptop.now().open?.question?.id).toBe(asked);
  });
  it('that cannot be written is reported once, and the fight goes on and stays saved', async () => {
    const disk = { leave: 'granted' as PermissionState, fails: false };
    const { handle } = folder(disk);
    const { now, table } = await tableWith({ handle, files: new Map() });
    await now().chooseFolder();
    now().dispatch({ type: 'begin' });
    disk.fails = true;
    now().dispatch(round);
    await untilState(table, ({ secondCopy }) => secondCopy?.state === 'fails');
    expect(now().trouble?.text).toContain('“Copies”');
    now().dismissTrouble();
    now().dispatch(round);
    await untilState(table, ({ saving }) => saving === 'saved');
    expect(now().trouble).toBeUndefined();
  });
  it('waits for permission after the browser withdraws it, and asks for it on a click', async () => {
    const disk = { leave: 'prompt' as PermissionState };
    const { handle, files } = folder(disk);
    const { now } = await tableWith({ handle, files });
    await now().chooseFolder();
    expect([now().secondCopy?.state, files.size]).toEqual(['wants leave', 0]);
    await now().allowFolder();
    expect([now().secondCopy?.state, files.size]).toEqual(['keeps itself', 1]);
    await now().leaveFolder();
    expect(now().secondCopy).toBeUndefined();
  });
});

describe('a device without a folder for copies', () => {
  it('reminds the user after a long evening, until a file is saved', async () => {
    let time = 0;
    // The clock is set back again and again, as by a network that disagrees with it.
    const { now } = await openWindow(freshBrowser(), { counted: () => time, now: () => 7_000_000 - time });
    await now().createFromScript(toyScript);
    now().dispatch({ type: 'begin' });
    time += 3600_000;
    now().dispatch(round);
    expect(now().reminder).toBeUndefined();
    time += 3600_001;
    now().dispatch(round);
    expect(now().reminder).toContain('two hours');
    await now().saveFile();
    expect(now().reminder).toBeUndefined();
    now().dispatch(round);
    expect(now().reminder).toBeUndefined();
    expect((await now().deviceReport()).lastCopy).toBe(7_000_000 - time);
  });
});

describe('the report on stored data', () => {
  it('counts the data and names the versions, and a store that does not answer is no error', async () => {
    const browser = freshBrowser();
    const { now } = await openWindow(browser, { persist: async () => true });
    await now().createFromScript(toyScript);
    expect(await now().deviceReport()).toMatchObject({ encounters: 1, pictures: 0, store: 2, stays: 'may be dropped' });
    expect(await now().askToStay()).toBe(true);
    const denied = await openWindow(
      { ...browser, locks: { ...browser.locks, locks: fakeLockManager() } },
      {
        openDatabase: () => Promise.reject(new DOMException('denied', 'SecurityError')),
      },
    );
    expect((await denied.now().deviceReport()).encounters).toBeUndefined();
    expect(openEncounter(now()).name).toBe('At the gate');
  });
});
