import type { Server } from 'node:http';

/** What one relay bears. */
export interface RelayLimits {
  packet: number;
  connections: number;
  connectionsOfOneAddress: number;
  tables: number;
  packetsPerSecond: number;
  bytesPerSecond: number;
  burstSeconds: number;
}
export const LIMITS: RelayLimits;
/** Counts packets in a stream of MQTT; throws at one that is too large. */
export function packetCounter(most: number): (chunk: Uint8Array) => number;
/** Adds the relay to a server, under `/relay`. Gives the function that ends it. */
export function addRelay(server: Server, limits?: RelayLimits): Promise<() => Promise<void>>;
