/** Icons for states, found by what a game calls them, so that a state reads without its word. Fetched with the first state there is. */
import {
  Activity,
  ArrowDownToLine,
  Biohazard,
  Droplets,
  EyeOff,
  Flame,
  Ghost,
  Hand,
  Link,
  type LucideIcon,
  MessageSquareOff,
  Moon,
  Shield,
  Skull,
  Snail,
  Sparkles,
  Target,
  TrendingDown,
  TrendingUp,
  Zap,
} from 'lucide-react';
import type { PublicCombatant } from '../../engine/public/publicView.ts';

type State = PublicCombatant['badges'][number];

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/dying|dead|doom/i, Skull],
  [/burn|fire|flame|ablaze/i, Flame],
  [/bleed|bloodied|wound/i, Droplets],
  [/poison|disease|sick|toxic/i, Biohazard],
  [/stun|shock|daze|disorient/i, Zap],
  [/grab|held|grappl|restrain|entangl|bound|caught/i, Link],
  [/hold/i, Hand],
  [/prone|fallen|knocked|down/i, ArrowDownToLine],
  [/afraid|fear|terrif|panic|fright|shaken|broken|rout/i, Ghost],
  [/unconscious|asleep|sleep/i, Moon],
  [/hidden|hiding|conceal|invisib|unseen|blind/i, EyeOff],
  [/guard|brace|cover|shield|ward|dodge|protect/i, Shield],
  [/mark|target|aim/i, Target],
  [/slow|hamper|tired|exhaust|encumber/i, Snail],
  [/silenc|gag/i, MessageSquareOff],
  [/harm|winded|hurt/i, Activity],
];

/** The icon of a state: by its name, else by whether it is good or bad to be in. */
export function iconOf({ id, label, tone }: State): LucideIcon {
  const found = ICONS.find(([words]) => words.test(label) || words.test(id));
  return found?.[1] ?? (tone === 'bad' ? TrendingDown : tone === 'good' ? TrendingUp : Sparkles);
}
