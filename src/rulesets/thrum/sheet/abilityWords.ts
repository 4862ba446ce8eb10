/** TH-43: writes an ability in words: the headline on the card, and each part as a sentence. */
import { capitalized, nameList } from '../../../engine/words.ts';
import type { Ability, Amount, Effect, StandingEffect, Term, Trigger } from './ability.ts';
import { ATTRIBUTE_NAMES, CONDITION_TEXT, type Condition } from './terms.ts';

const signed = (text: string): string => (/^[−-]/.test(text) ? text : `+${text}`);

/** The words that stand for a number. */
export const TERM_WORDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(ATTRIBUTE_NAMES).map(([id, name]) => [`h(${id})`, `half ${name}`])),
  ...Object.fromEntries(Object.entries(ATTRIBUTE_NAMES)),
  tl: 'training in its Art',
  mark: 'the target’s Mark',
  'half-speed': 'half Speed',
  'half-speed-up': 'half Speed, rounded up',
  'full-speed': 'Speed',
  tier: 'the tier',
  'half-tier': 'half the tier',
  rise: 'steps higher beyond the first',
  x: 'X',
};

/** The words for each condition on which a part may depend. */
export const WHEN_WORDS: Record<string, string> = {
  'up:a': 'with upgrade a',
  'up:b': 'with upgrade b',
  'up:c': 'with upgrade c',
  over: 'overexerted',
  hit: 'on a hit',
  crit: 'on a crit',
  miss: 'on a miss',
  enemy: 'to an enemy',
  ally: 'to an ally',
  marked: 'if the target has a Mark',
  troubled: 'if the target has a status',
  'target-down': 'if the target is incapacitated',
  'target-exhausted': 'if the target is Exhausted',
  adjacent: 'if adjacent',
  far: 'from 3 or more away',
  ranged: 'on a Ranged attack',
  physical: 'on a physical attack',
  mental: 'on a mental attack',
  still: 'if the user has not walked this turn',
  'moved-4': 'if the user has walked 4 this turn',
  exhausted: 'while the user is Exhausted',
  hidden: 'while the user is Hidden',
  high: 'from 2 or more higher',
  alone: 'with no enemy within 2 of the user',
  beset: 'if several attacked the user',
};

const whenWord = (when: string, ability: Partial<Ability>): string => {
  if (when.startsWith('not:')) return `not ${whenWord(when.slice(4), ability)}`;
  const mode = /^over:(.+)$/.exec(when)?.[1];
  if (mode) return `overexerted for “${ability.overexert?.modes.find(({ id }) => id === mode)?.label ?? mode}”`;
  return WHEN_WORDS[when] ?? when;
};
const when = (whens: readonly string[] | undefined, ability: Partial<Ability>): string =>
  whens && whens.length > 0 ? ` ${whens.map((one) => whenWord(one, ability)).join(', ')}` : '';

const termWords = (term: Term): string => {
  if (typeof term === 'number') return term < 0 ? `−${-term}` : `${term}`;
  if (/^-?\d+$/.test(term)) return term.replace('-', '−');
  return term.startsWith('-') ? `−${TERM_WORDS[term.slice(1)] ?? term.slice(1)}` : (TERM_WORDS[term] ?? term);
};

/** A number in words, with the parts that raise it: "1 + half Power (a)". */
export function amountWords(amount: Amount, ability: Partial<Ability> = {}): string {
  if (typeof amount !== 'object') return termWords(amount);
  const parts = [termWords(amount.base)];
  if (amount.plus !== undefined) parts.push(termWords(amount.plus));
  for (const letter of ['a', 'b', 'c'] as const) {
    const term = amount[letter];
    if (term !== undefined) parts.push(`${termWords(term)} (${letter})`);
  }
  for (const [mode, term] of Object.entries(amount.over ?? {})) {
    const label = ability.overexert?.modes.find(({ id }) => id === mode)?.label ?? mode;
    parts.push(`${termWords(term)} (${label})`);
  }
  const bounds = [
    ...(amount.min === undefined ? [] : [`at least ${amount.min}`]),
    ...(amount.max === undefined ? [] : [`at most ${amount.max}`]),
  ];
  return parts.join(' + ').replaceAll('+ −', '− ') + (bounds.length > 0 ? ` (${bounds.join(', ')})` : '');
}

const UNTIL: Record<string, string> = {
  ended: ' until it is ended',
  'this turn': ' for this turn',
  'own turn': ' until the end of the bearer’s turn',
  fight: ' for the fight',
  stance: ' while the stance is held',
};
const STEPS: Record<string, string> = {
  any: '',
  'beside target': ' to a square beside the target',
  'cover ally': ' to where the ally is covered',
  within: ', within the range',
  start: ', next to where the target stood',
};
const label = (id: Condition | 'choice' | 'negative'): string =>
  id === 'choice' ? 'one status' : id === 'negative' ? 'every bad status' : (CONDITION_TEXT[id]?.label ?? id);

/** One effect in words. */
export function effectWords(effect: Effect, ability: Partial<Ability> = {}): string {
  return `${bare(effect, ability)}${when(effect.when, ability)}`;
}

function bare(effect: Effect, ability: Partial<Ability>): string {
  const n = (amount: Amount) => amountWords(amount, ability);
  const whose = 'to' in effect && effect.to === 'self' ? ' for the user' : '';
  switch (effect.do) {
    case 'deal':
      return `${n(effect.n)} ${capitalized(effect.load)}${whose}`;
    case 'ease': {
      const what = effect.load === 'both' ? 'both Loads' : `${capitalized(effect.load)} Load`;
      return `${what} ${effect.n === 'half' ? 'halved' : `−${n(effect.n)}`}${whose}`;
    }
    case 'apply': {
      const ticks = CONDITION_TEXT[effect.condition]?.rule === 'TH-41' || effect.condition === 'mark';
      const stacks = effect.n === undefined ? (ticks ? ' +1' : '') : ` +${n(effect.n)}`;
      return `${label(effect.condition)}${stacks}${UNTIL[effect.until ?? ''] ?? ''}${whose}`;
    }
    case 'clear':
      return `${effect.n === undefined ? 'ends' : `${n(effect.n)} off`} ${label(effect.what)}${whose}`;
    case 'revive':
      return 'comes round';
    case 'deepen':
      return `+1 on up to ${n(effect.n)} of the target’s statuses`;
    case 'push':
      return `pushed away up to ${n(effect.n)}`;
    case 'shove':
      return `moved up to ${n(effect.n)} in any direction${STEPS[effect.end] ?? ''}`;
    case 'walk':
      return `the user walks up to ${n(effect.n)}${effect.legs ? ' in legs' : ''}${STEPS[effect.end] ?? ''}`;
    case 'teleport':
      return `the user teleports up to ${n(effect.n)}`;
    case 'steer':
      return `walks up to ${n(effect.n)} where the user says`;
    case 'minion':
      return 'the Minion is placed or moved';
    case 'buff':
      return 'bears it as a Buff';
    case 'terrain':
      return nameList(
        [
          'terrain',
          effect.difficult ? 'difficult' : '',
          effect.drift === undefined ? '' : `shifting who enters unless ${n(effect.drift)} movement is paid`,
          effect.strikes ? 'overexerted striking who enters' : '',
        ].filter(Boolean),
      );
    case 'lean': {
      return `${leaning(effect, ability) || 'nothing'} on the ${effect.roll}`;
    }
    case 'halt':
      return effect.price === undefined ? 'the step is not made' : `the step costs ${n(effect.price)} more`;
    case 'panic':
      return `a panic roll, ${n(effect.harder)} harder`;
    case 'code':
      return `what only this ability does (${effect.name})`;
    case 'strike': {
      const boons = effect.boons === undefined ? '' : ` with ${boonWords(effect.boons, ability)}`;
      const tags = effect.tags && effect.tags.length > 0 ? ` ${effect.tags.map(capitalized).join(', ')}` : '';
      return `a ${effect.kind}${tags} attack${boons} (hit: ${all(effect.success, ability)}; crit: ${all(effect.critical, ability)})`;
    }
    case 'choose': {
      const of = effect.options.map((option) => `${option.label} (${all(option.effects, ability)})`);
      return `${effect.optional ? 'may choose' : 'chooses'} ${n(effect.n)}${effect.repeat ? ', the same again if wanted,' : ''} of ${of.join('; ')}${whose}`;
    }
  }
}
const all = (effects: readonly Effect[] | undefined, ability: Partial<Ability>): string =>
  effects && effects.length > 0 ? effects.map((effect) => effectWords(effect, ability)).join(', ') : 'nothing';

const WHO: Record<string, [string, string]> = {
  self: ['oneself', 'oneself'],
  enemy: ['enemy', 'enemies'],
  ally: ['ally', 'allies'],
  character: ['character', 'characters'],
  'ally or self': ['ally or oneself', 'allies and oneself'],
  ground: ['place', 'the ground'],
};
function targetWords(ability: Partial<Ability>): string {
  const { target } = ability;
  if (!target || target.who === 'self') return 'oneself';
  const [one, many] = WHO[target.who] ?? ['target', 'targets'];
  const down = target.down ? 'incapacitated ' : '';
  const size = target.size === undefined ? '1' : amountWords(target.size, ability);
  const upTo = target.smaller ? ' or less' : '';
  if (target.shape === 'area' || target.shape === 'line')
    return `${capitalized(target.shape)} ${size}${upTo}, ${down}${many}`;
  if (target.shape === 'aura') return `Aura ${size}, ${down}${many}`;
  if (target.shape === 'all') return `all ${down}${many}`;
  if (target.n === undefined || target.n === 1) return `1 ${down}${one}`;
  return `up to ${amountWords(target.n, ability)} ${down}${many}`;
}

/** An ability's aim in words: "physical attack, Finisher · range 1 · 1 enemy". */
export function aimWords(ability: Partial<Ability>): string {
  const attack = [...(ability.attack ? [`${ability.attack} attack`] : []), ...(ability.tags ?? []).map(capitalized)];
  const self = ability.target?.who === 'self';
  return [
    ...(attack.length > 0 ? [attack.join(', ')] : []),
    ...(self ? [] : [`range ${amountWords(ability.range ?? 0, ability)}`]),
    ...(self && ability.type !== 'action' ? [] : [targetWords(ability)]),
    ...(ability.aura === undefined ? [] : [`Aura ${amountWords(ability.aura, ability)}`]),
    ...(ability.nova ? [`Potential ${ability.nova.cost === 'x' ? 'X' : amountWords(ability.nova.cost, ability)}`] : []),
  ].join(' · ');
}
/** The headline of an ability: its type, then its aim: "Action · oneself". */
export const headOf = (ability: Partial<Ability>): string =>
  [capitalized(ability.type ?? 'action'), aimWords(ability)].filter(Boolean).join(' · ');

/** The words of an ability on a card: its text, and its aim in brackets. */
export function cardWords(ability: Ability): string {
  const aimed = aimWords(ability);
  return aimed === '' ? ability.text : `${ability.text} (${aimed})`;
}

export const ROLL_WORDS: Record<StandingEffect['roll'], string> = {
  attack: 'attacks',
  defence: 'defences',
  resilience: 'Resilience',
  evasion: 'Evasion',
  resolve: 'Resolve',
  panic: 'panic rolls',
  incapacity: 'incapacity rolls',
};
export const TRIGGER_WORDS: Record<Trigger['on'], string> = {
  'ally attacks': 'When an ally aims at an enemy within range',
  'ally attacked': 'When an enemy aims at an ally within range',
  leaves: 'When an enemy leaves a square within range',
  'leaves minion': 'When an enemy leaves a square beside the Minion',
  'enters aura': 'When an enemy comes into the aura',
  'enters terrain': 'When an enemy comes into one’s terrain',
  defended: 'When one has avoided an attack',
  hit: 'When one’s own attack has hit',
};

/** Boons in words, or banes where the number is below 0. */
const boonWords = (boons: Amount, ability: Partial<Ability>): string => {
  const words = amountWords(boons, ability);
  return words.startsWith('−') ? `+${words.slice(1)} Bane` : `+${words} Boon`;
};
const leaning = (part: { boons?: Amount | undefined; plus?: Amount | undefined }, ability: Partial<Ability>): string =>
  [
    ...(part.boons === undefined ? [] : [boonWords(part.boons, ability)]),
    ...(part.plus === undefined ? [] : [signed(amountWords(part.plus, ability))]),
  ].join(' and ');

/** All parts as sentences, in the order of play. Half-made data gives fewer sentences. */
export function linesOf(ability: Partial<Ability>): string[] {
  const out: string[] = [];
  const told = (head: string, effects: readonly Effect[] | undefined) => {
    if (effects && effects.length > 0) out.push(`${head}: ${all(effects, ability)}.`);
  };
  for (const part of ability.lean ?? [])
    out.push(`On its attack: ${leaning(part, ability)}${when(part.when, ability)}.`);
  told('First', ability.before);
  told(ability.attack ? 'Hit or miss' : ability.type === 'action' ? 'Does' : 'Then', ability.effect);
  told('Hit', ability.success);
  told('Crit, besides', ability.critical);
  told('Afterwards', ability.after);
  told(ability.renewing ? 'On taking or keeping it' : 'On taking it', ability.taking);
  for (const part of ability.standing ?? [])
    out.push(`Always: ${leaning(part, ability)} on ${ROLL_WORDS[part.roll]}${when(part.when, ability)}.`);
  for (const { stat, n } of ability.stats ?? [])
    out.push(`Always: ${signed(amountWords(n, ability))} ${capitalized(stat)}${stat === 'speed' ? '' : ' Tolerance'}.`);
  const { guard } = ability;
  if (guard) {
    const against = guard.against ? ` against ${guard.against} attacks` : '';
    const from =
      guard.from === 'range' ? ' from within the range' : guard.from === 'line' ? ' from 3 or more away in line' : '';
    const ends = guard.ends === 'used' ? 'Then it ends.' : 'Then it ends, unless it is a crit or paid for.';
    out.push(
      `Guard${guard.optional ? ', if wanted' : ''}: ${signed(amountWords(guard.bonus, ability))} on ${nameList(guard.defences.map((one) => ROLL_WORDS[one]))}${against}${from}. ${ends}`,
    );
    if (guard.sooner !== undefined) out.push(`A crit of it comes ${amountWords(guard.sooner, ability)} sooner.`);
    told('On a crit of the guard', guard.critical);
  }
  for (const trigger of ability.triggers ?? []) {
    const within = trigger.within === undefined ? '' : ` (within ${amountWords(trigger.within, ability)})`;
    const by = trigger.by ? ` by ${ROLL_WORDS[trigger.by]}` : '';
    const once = trigger.once ? ', once a turn for each' : '';
    out.push(
      `${TRIGGER_WORDS[trigger.on]}${within}${by}${once}${trigger.optional ? ', if wanted' : ''}${when(trigger.when, ability)}: ${all(trigger.effects, ability)}.${trigger.ends ? ' The stance ends.' : ''}`,
    );
  }
  if (ability.overexert)
    out.push(
      `Overexert for 1 Stress${ability.overexert.late ? ', said on a hit' : ''}: ${ability.overexert.modes.map((mode) => mode.label).join('; or ')}.`,
    );
  if (ability.nova) out.push(`Nova, once a fight. Potential: ${ability.nova.potential}.`);
  for (const [letter, text] of Object.entries(ability.upgrades ?? {})) out.push(`Upgrade ${letter}: ${text}.`);
  if (ability.code && ability.code.length > 0) out.push(`And what only this ability does (${nameList(ability.code)}).`);
  return out;
}
