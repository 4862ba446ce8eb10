/**
 * The pictures of states, found by the name that a game gives a state. Every screen shows a state
 * by the same picture.
 */

interface NamedState {
  id: string;
  label: string;
  tone: 'good' | 'bad' | 'plain';
}

const ICONS: readonly [RegExp, string][] = [
  [/dying|dead|doom/i, 'death-skull'],
  [/burn|fire|flame|ablaze/i, 'fire'],
  [/bleed|bloodied|wound/i, 'bleeding-wound'],
  [/poison|disease|sick|toxic/i, 'poison-bottle'],
  [/stun|shock|daze|disorient|stagger/i, 'knocked-out-stars'],
  [/grab|held|grappl|restrain|entangl|bound|caught|pinned/i, 'manacles'],
  [/prone|fallen|knocked|down/i, 'falling-blob'],
  [/flee|retreat|running/i, 'run'],
  [/afraid|fear|terrif|panic|fright|shaken|broken nerve|rout/i, 'terror'],
  [/unconscious|asleep|sleep/i, 'sleepy'],
  [/surpris/i, 'surprised'],
  [/hidden|hiding|conceal|invisib|unseen|ambush|lurk|dark/i, 'hidden'],
  [/blind/i, 'blindfold'],
  [/notch|broken|damaged/i, 'cracked-shield'],
  [/on the ground|dropped|disarmed/i, 'drop-weapon'],
  [/guard|brace|cover|shield|ward|protect/i, 'checked-shield'],
  [/dodge|evad|parry|riposte/i, 'dodging'],
  [/mark|target|aim/i, 'targeted'],
  [/slow|hamper|tired|exhaust|encumber|burden/i, 'snail'],
  [/silenc|gag/i, 'silenced'],
  [/wait|ready|readied|delay/i, 'hourglass'],
  [/harm|winded|hurt/i, 'half-heart'],
  [/light|lit\b|torch/i, 'torch'],
  [/leader|captain/i, 'crown'],
];

/** The game icon of a state: by its name, or else by whether the state is good or bad. */
export function stateIcon({ id, label, tone }: NamedState): string {
  const found = ICONS.find(([words]) => words.test(label) || words.test(id));
  return found?.[1] ?? (tone === 'bad' ? 'health-decrease' : tone === 'good' ? 'health-increase' : 'sparkles');
}

/** All icons that `stateIcon` may name. They are packed with the app. */
export const stateIconNames: readonly string[] = [
  ...new Set([...ICONS.map(([, icon]) => icon), 'health-decrease', 'health-increase', 'sparkles']),
];
