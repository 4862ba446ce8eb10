/** The settings of the players' screen that this device remembers. */
import * as z from 'zod/mini';
import { type ScreenSettings, settingsSchema } from '../../players/link/protocol.ts';

export const KEY = 'affray-screen';

/** The settings that hold for every encounter on this device. */
export const rememberedSchema = z.pick(settingsSchema, {
  textScale: true,
  brightness: true,
  fog: true,
  grid: true,
  turnSeconds: true,
  flat: true,
  turn: true,
  margin: true,
  theme: true,
});

/**
 * The settings remembered for one encounter, the last one shown. After a reload of the GM's window
 * the players' picture must not move, and a blacked-out map must stay black.
 */
export const placeSchema = z.extend(
  z.pick(settingsSchema, { blackout: true, frame: true, perInch: true, pace: true }),
  {
    encounter: z.string(),
  },
);
export const PLACE_KEY = 'affray-screen-place';

export const defaultScreenSettings: ScreenSettings = {
  blackout: false,
  textScale: 1,
  turn: 0,
  margin: 0,
  theme: 'dark',
};
