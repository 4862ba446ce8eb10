/**
 * Calls of the browser that go wrong once: which call, and how. Also a folder on disk that goes
 * wrong in the same ways.
 */
import type { FolderHandle } from '../../storage/folder.ts';

export type How = 'throws' | 'hangs' | 'lies';
/** Counts the calls to a part of the browser, and makes one of the calls go wrong. */
export class Fault {
  calls = 0;
  readonly at: number;
  readonly how: How;
  constructor(at: number, how: How) {
    this.at = at;
    this.how = how;
  }
  /** Counts a call, and tells whether this call is the one that goes wrong. */
  here(): boolean {
    this.calls += 1;
    return this.calls === this.at;
  }
}

export const storageFailure = () => new DOMException('spoiled', 'UnknownError');
/**
 * A folder on the user's disk, one of whose calls goes wrong. A call that lies reports success and
 * writes nothing.
 */
export function folderThat(fault: Fault): FolderHandle {
  const sizes = new Map<string, number>();
  const call = async <T>(done: () => T, lie: () => T): Promise<T> => {
    if (!fault.here()) return done();
    if (fault.how === 'throws') throw storageFailure();
    return fault.how === 'hangs' ? new Promise<T>(() => {}) : lie();
  };
  const file = (name: string) => {
    let written = 0;
    const write = (data: BufferSource) =>
      call(
        () => {
          written = data.byteLength;
        },
        () => {},
      );
    const close = () =>
      call(
        () => void sizes.set(name, written),
        () => {},
      );
    return {
      createWritable: () =>
        call(
          () => ({ write, close }),
          () => ({ write: async () => {}, close: async () => {} }),
        ),
      getFile: () =>
        call(
          () => ({ size: sizes.get(name) ?? 0 }),
          () => ({ size: 0 }),
        ),
    };
  };
  return {
    name: 'Evenings',
    getFileHandle: (name) =>
      call(
        () => file(name),
        () => ({ ...file('nowhere'), getFile: async () => ({ size: 0 }) }),
      ),
    queryPermission: () =>
      call(
        () => 'granted' as const,
        () => 'denied' as const,
      ),
  };
}
