/** Asks the host for a part that could not be imported, to learn whose fault the failure is. */

/**
 * What the host says of a part: `there` if it can be fetched, `gone` if the host answers but no
 * longer has the part, `silent` if nothing answers.
 */
export type PartAnswer = 'there' | 'gone' | 'silent';

/**
 * Asks for the part that an import's error names. Some browsers name none: then the host's own
 * answer counts, and it means `gone`, because such a browser fetches a failed part again.
 */
export async function askForPart(error: unknown): Promise<PartAnswer> {
  const part = /https?:\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  try {
    const { ok, headers } = await fetch(part ?? location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (part === undefined) return ok ? 'gone' : 'silent';
    // Some hosts answer with a page for every missing file.
    return ok && !(headers.get('content-type') ?? '').includes('text/html') ? 'there' : 'gone';
  } catch {
    return 'silent';
  }
}
