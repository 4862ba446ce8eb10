/**
 * The secret of a table: its name on the relay and its key. The link carries both behind its #,
 * which no browser sends to a server.
 */
import * as z from 'zod/mini';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The form of the link. A screen refuses a link of another form. */
const FORM = '1';
const TABLE = /^[\w-]{22}$/;
const KEY = /^[\w-]{43}$/;

/** 16 random bytes that name the table, and the 32 bytes of its key, both in base64url. */
export const tableSecretSchema = z.strictObject({
  table: z.string().check(z.regex(TABLE)),
  key: z.string().check(z.regex(KEY)),
});
export type TableSecret = z.infer<typeof tableSecretSchema>;

/** Random bytes for keys and names. */
export const chanceBytes = (many: number): Bytes => crypto.getRandomValues(new Uint8Array(many));

/** The bytes as base64url, without padding. */
export const textOfBytes = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes that a base64url text stands for. */
export const bytesOfText = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A new table with a new key. Nobody who had an earlier link can follow. */
export const newTableSecret = (): TableSecret => ({
  table: textOfBytes(chanceBytes(16)),
  key: textOfBytes(chanceBytes(32)),
});

/** What stands behind the # of a link. */
export const fragmentOf = ({ table, key }: TableSecret): string => `#${FORM}.${table}.${key}`;

/**
 * Reads what stands behind the # of an address. Undefined where nothing stands there; a sentence
 * where the link is cut off or of another form.
 */
export function secretOfFragment(fragment: string): TableSecret | string | undefined {
  if (fragment.length < 2) return undefined;
  const [form, table, key] = fragment.slice(1).split('.');
  const found = tableSecretSchema.safeParse({ table, key });
  if (form === FORM && found.success) return found.data;
  return form === FORM
    ? 'This link is not whole: scan the code again, or copy the whole link.'
    : 'This link is of another version of Affray: load this page again, then scan the code again.';
}
