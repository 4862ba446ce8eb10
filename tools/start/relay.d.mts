import type { Server } from 'node:http';

/** What one relay bears. */
export interface RelayLimits {
  packet: number;
  connections: number;
  connectionsOfOneAddress: number;
  tables: number;
  tablesOfOneAddress: number;
  quiet: number;
  kept: number;
  waiting: number;
  waitingInAll: number;
  packetsPerSecond: number;
  bytesPerSecond: number;
  burstSeconds: number;
}
export const LIMITS: RelayLimits;
/** Counts packets in a stream of MQTT; throws at one that is too large. */
export function packetCounter(most: number): (chunk: Uint8Array) => number;
/**
 * Adds the relay to a server, under `/relay`. `limits` are those that differ from the usual ones,
 * `names` those by which the server is known beside its addresses. Gives the function that ends it.
 */
export function addRelay(
  server: Server,
  options?: { limits?: Partial<RelayLimits>; names?: string[] },
): Promise<() => Promise<void>>;
