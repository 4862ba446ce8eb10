interface OwnAddress {
  address: string;
  internal: boolean;
  family: string;
}
/** The addresses of this machine in its networks; those of homes first. */
export function ownAddresses(found?: Record<string, OwnAddress[] | undefined>): string[];
