interface OwnAddress {
  address: string;
  internal: boolean;
  family: string;
}
/** The addresses of this machine in its networks; those of homes first. */
export function ownAddresses(found?: Record<string, OwnAddress[] | undefined>): string[];
/** What `--relay` and `--host` ask for, with the names after them; `fault` for any other word. */
export function wishesOf(words: string[]): { relay?: boolean; host?: boolean; names?: string[]; fault?: string };
