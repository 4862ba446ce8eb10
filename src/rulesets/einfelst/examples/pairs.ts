/**
 * Scripted fights in which many rules meet in one move: the last combatant of the round falls, and
 * the next round begins at once.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { cardLines, foe, hero, lateComer, lateWolf, nearlyDead, scriptOf, sixesOf } from './cast.ts';

const fire = { damage: 2, needs: 2, saved: 0 };
/**
 * The lines after Ann falls on the last card: her hold ends, and at the new round's start cards are
 * drawn, a fire burns, a poison works. `fallen` are the words of her death.
 */
const dawnAfter = (fallen: string): Line[] => [
  { expect: { question: { kind: 'dice', rule: 'EW-23', title: 'critical injury' } } },
  { answer: { dice: [6] } },
  {
    expect: {
      question: { kind: 'choose', rule: 'EW-04', title: 'Wolf 2: which card?', has: ['own', 'join:wolf'] },
      log: [fallen, 'Ann no longer holds Thief'],
    },
  },
  { answer: 'join:wolf' },
  {
    expect: {
      question: { kind: 'choose', rule: 'EW-01', title: 'Ettin: which card?' },
      log: ['Wolf 2 gets card 8', 'EW-08'],
    },
  },
  ...['1', '2', '3'].map((answer) => ({ answer })),
  {
    expect: {
      question: { kind: 'dice', rule: 'EW-43', title: 'Ben burns' },
      log: ['Ettin has no hand free', 'Round 2 begins'],
    },
  },
  { answer: { dice: sixesOf(0) } },
  { expect: { question: { rule: 'EW-24', title: 'Ben takes 2 Physical Harm' }, log: ['The fire does 2'] } },
  { answer: '2-0-0' },
  {
    expect: {
      question: null,
      round: 2,
      acting: null,
      may: ['ben'],
      badges: { thief: { held: false }, ben: { poison: false, fire: true } },
      // Two Harm of the fire fill the Lesser row, and the poison's one is pushed upward.
      tracks: { ben: { 'physical.lesser': 2, 'physical.moderate': 1 } },
      log: ['EW-43', 'EW-47'],
    },
  },
];
const dawn = dawnAfter('Ann dies of the injury');
/** A move that is undone as a whole afterwards. */
const tried = (...lines: Line[]): Line[] => [
  ...lines,
  { undo: 1 },
  { expect: { question: null, round: 1, may: ['ann'] } },
];
/**
 * The Director says what failing costs: two physical Harm, into the last box, or past it at once.
 */
const costly: Line[] = [
  { expect: { question: { rule: 'EW-41', seat: 'gm', options: ['nothing', 'physical', 'mental'] } } },
  { answer: 'physical' },
  { expect: { question: { rule: 'EW-24', seat: 'ann', options: ['2-0-0', '0-1-0'] } } },
  { answer: '2-0-0' },
  ...dawn,
];

/**
 * A fight on the last card of the first round. The card is Ann's, who is nearly dead and holds a
 * thief. Ben burns and is poisoned, and a hydra has five cards. A second wolf comes, identical to
 * the first (EW-04).
 */
const lastCard = (
  title: string,
  about: string,
  lines: Line[],
  { alight, ...sheet }: { alight?: string } & Record<string, unknown> = {},
): Script => ({
  ...scriptOf(
    title,
    about,
    [
      hero('ann', 'Ann', 'east', { physical: nearlyDead, mental: nearlyDead, ...sheet }),
      hero('ben', 'Ben', 'mid'),
      foe('thief', 'Thief', 'east', { held: { by: 'ann', gagged: false } }),
      foe('hydra', 'Hydra', 'east', { cards: 5, limit: 30 }),
      foe('wolf', 'Wolf', 'west', {}, 1),
    ],
    [
      ...cardLines(10, 1, 2, 3, 4, 5, 6, 7, 8),
      {
        edit: [
          { edit: 'add', combatant: lateComer },
          { edit: 'add', combatant: lateWolf },
          { edit: 'sheet', combatant: 'ben', path: 'fire', value: fire },
          { edit: 'sheet', combatant: 'ben', path: 'poison', value: 1 },
          ...(alight ? [{ edit: 'sheet' as const, combatant: alight, path: 'fire', value: fire }] : []),
        ],
        label: 'An ettin and a wolf come, with fire and venom.',
      },
      ...Array.from({ length: 8 }, (): Line => ({ do: 'skip' })),
      { expect: { may: ['ann'], round: 1 } },
      ...lines,
    ],
  ),
  house: { failing: 'every' },
});

export const pairScripts: readonly Script[] = [
  lastCard(
    'The last blow of the round goes wrong',
    'EW-10, EW-16, EW-26 to EW-28, EW-07 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: parried with a success to spare, cards swapped, and the failure kills before the next round is dealt.',
    [
      { do: 'attack', by: 'ann', with: 'sword' },
      { expect: { question: { rule: 'EW-10' } } },
      { answer: 'hydra' },
      { answer: 'parry' },
      { answer: { dice: { first: sixesOf(0, 1), 'against-1': sixesOf(1) } } },
      { expect: { question: { rule: 'EW-28', seat: 'hydra' } } },
      { answer: 'card' },
      { expect: { question: { rule: 'EW-07', seat: 'hydra' } } },
      { answer: 'hydra.2' },
      ...costly,
    ],
  ),
  lastCard(
    'A spell that breaks its caster',
    'EW-25, EW-16 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: resisted, and the failing of it is the end of who cast it.',
    [
      { do: 'cast', by: 'ann', with: 'hex' },
      { answer: 'hydra' },
      { answer: 'resist' },
      { answer: { dice: { first: sixesOf(0, 1), 'against-1': sixesOf(1) } } },
      ...costly,
    ],
    { spells: [{ id: 'hex', name: 'Hex', about: '', far: 1, harm: 1, kind: 'mental', resist: 'endure' }] },
  ),
  lastCard(
    'A grapple with too much',
    'EW-29 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: it twists away, and with who fell the older hold ends too.',
    [
      { do: 'grapple', by: 'ann' },
      { expect: { question: { rule: 'EW-29', blocked: { thief: 'EW-29' } } } },
      { answer: 'hydra' },
      { answer: 'break-free' },
      { answer: { dice: { first: sixesOf(0, 1), 'against-1': sixesOf(1) } } },
      ...costly,
    ],
  ),
  lastCard(
    'Bitten while gagging',
    'EW-30 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: the mouth stays open, and the hold ends with the holder.',
    [
      { do: 'gag', by: 'ann', with: 'thief' },
      { answer: 'pass' },
      { answer: { dice: sixesOf(0, 1) } },
      ...costly,
      { expect: { badges: { thief: { gagged: false } } } },
    ],
  ),
  lastCard(
    'A push against a rock',
    'EW-17, EW-16 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: the other stands firm.',
    [
      { do: 'push', by: 'ann' },
      { answer: 'hydra' },
      { answer: 'stand-firm' },
      { answer: { dice: { first: sixesOf(0, 1), 'against-1': sixesOf(0) } } },
      ...costly,
      { expect: { place: { hydra: 'zone:east' } } },
    ],
  ),
  lastCard(
    'Under the rubble',
    'EW-11 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: the heap is not cleared, and comes down.',
    [
      { do: 'clear', by: 'ann', with: 'east-far' },
      { expect: { question: { kind: 'dice', rule: 'EW-11' } } },
      { answer: { dice: sixesOf(0, 1) } },
      ...costly,
    ],
  ),
  lastCard(
    'Held while holding',
    'EW-31, EW-32 × EW-23, EW-24, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: level changes nothing, the failing kills, and both holds end.',
    [
      { do: 'break-free', by: 'ann' },
      { expect: { question: { rule: 'EW-31', seat: 'hydra', options: ['hold', 'pass'] } } },
      { answer: 'hold' },
      { answer: { dice: { first: sixesOf(0, 1), 'against-1': sixesOf(0) } } },
      ...costly,
      { expect: { badges: { ann: { held: false } } } },
    ],
    { held: { by: 'hydra', gagged: false } },
  ),
  lastCard(
    'Two in flames',
    'EW-45 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: who beats in vain at her own fire falls, and burns no more at the round’s start; the other does.',
    [
      { do: 'put-out', by: 'ann' },
      { answer: { dice: sixesOf(0, 1) } },
      ...costly,
      { expect: { badges: { ann: { fire: false } }, logNot: ['Ann burns'] } },
    ],
    { alight: 'ann' },
  ),
  lastCard(
    'Pinned, and away all the same',
    'EW-33, EW-34, EW-21 × EW-23, EW-32 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: leaving pinned costs a Harm past the last box; who dies of it has not got away.',
    [
      { do: 'flee', by: 'ann', with: 'sneak' },
      { expect: { question: { rule: 'EW-33', options: ['out', 'zone:mid'], blocked: { 'zone:far': 'EW-11' } } } },
      { answer: 'zone:mid' },
      { answer: 'track:hydra' },
      { answer: { dice: { first: sixesOf(1, 1), 'against-1': sixesOf(0) } } },
      ...dawn,
      { expect: { place: { ann: 'zone:east' }, logNot: ['gets away'] } },
    ],
    { pinned: true, physical: { lesser: 2, moderate: 2, severe: 1 } },
  ),
  lastCard(
    'One step out of the hail',
    'EW-19, EW-21 × EW-23, EW-32 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: moving while pinned costs the last of her; she has moved nowhere, and the round goes on.',
    [
      { do: 'move', by: 'ann' },
      { expect: { question: { rule: 'EW-19' } } },
      { answer: 'zone:mid' },
      ...dawn,
      { expect: { place: { ann: 'zone:east' }, logNot: ['moves to'] } },
    ],
    { pinned: true, physical: { lesser: 2, moderate: 2, severe: 1 } },
  ),
  lastCard(
    'Fallen before the last turn',
    'EW-40, EW-46, EW-48, EW-49 × EW-23, EW-24, EW-32, EW-41 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: a fall, then undone a poison, hunger, fear and fire: whoever is last and falls before her turn ends the round.',
    [
      ...tried(
        { do: 'fall' },
        { answer: 'ann' },
        { answer: 10 },
        { answer: { dice: { hazard: sixesOf(2, 2), endure: sixesOf(0, 1) } } },
        { answer: '2-0-0' },
        ...dawn,
      ),
      ...tried(
        { do: 'poison' },
        { answer: 'ann' },
        { answer: '3' },
        { answer: { dice: { hazard: sixesOf(2, 3), endure: sixesOf(0, 1) } } },
        { answer: '2-0-0' },
        ...dawn,
      ),
      ...tried(
        { do: 'fear' },
        { answer: 'value:2' },
        { answer: ['ann'] },
        { answer: { dice: { ann: sixesOf(0, 1) } } },
        { answer: '3-0-0' },
        ...dawnAfter('Ann breaks down for good'),
      ),
      { do: 'ignite' },
      { answer: 'ann' },
      { answer: '1' },
      { answer: { dice: sixesOf(0, 1) } },
      { answer: '2-0-0' },
      ...dawn,
    ],
  ),
  lastCard(
    'The last strength',
    'EW-49 × EW-23, EW-32 × EW-01, EW-04, EW-08, EW-18, EW-43, EW-47: hunger takes one who has no box left.',
    [{ do: 'hunger' }, { answer: 'ann' }, { answer: 'physical' }, { answer: { dice: sixesOf(0, 1) } }, ...dawn],
    { physical: { lesser: 2, moderate: 2, severe: 1 } },
  ),
];
