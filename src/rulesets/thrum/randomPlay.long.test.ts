/**
 * Every ability of Thrum in random play, built in or a table's own, plain and upgraded. No ability
 * gets a fight stuck, and all data stays valid.
 */
import { describe, expect, test } from 'vitest';
import { type Encounter, encounterSchema } from '../../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../engine/history.ts';
import { actorsOf, offersOf } from '../../engine/legality.ts';
import { randomDecider } from '../../engine/play.testing.ts';
import type { Answer, Question } from '../../engine/question.ts';
import type { Offer } from '../../engine/ruleset.ts';
import { squaresNamed } from '../../space/scenes/scenes.testing.ts';
import { allAbilities } from './data/abilities/index.ts';
import { playOut, thrumGame } from './driver.testing.ts';
import { invariants } from './invariants.testing.ts';
import { abilitySchema } from './sheet/ability.ts';
import { abilityCatalogue } from './view/abilities/catalogue.ts';

const quarryScene = squaresNamed('quarry');

type Chooser = ReturnType<typeof randomDecider>;

function answerFor(question: Question, chooser: Chooser): Answer | undefined {
  switch (question.kind) {
    case 'choose': {
      const open = question.options.filter(({ blocked }) => !blocked);
      // Declining is the rarer choice, so that most abilities are used.
      const eager = open.filter(({ tone }) => tone !== 'pass');
      const list = eager.length > 0 && chooser.int(0, 3) > 0 ? eager : open;
      return { kind: 'choose', option: chooser.of(list).id };
    }
    case 'pick': {
      const open = question.options.filter(({ blocked }) => !blocked);
      const n = Math.min(open.length, question.max);
      return { kind: 'pick', options: open.slice(0, Math.max(question.min, n)).map(({ id }) => id) };
    }
    case 'number':
      return { kind: 'number', value: question.suggested };
    case 'text':
      return { kind: 'text', text: question.suggested };
    case 'dice':
      return undefined;
  }
}

function settle(encounter: Encounter, chooser: Chooser): Encounter {
  let now = encounter;
  for (let n = 0; n < 400; n += 1) {
    const { question, stuck } = liveStateOf(thrumGame, now);
    if (stuck) throw new Error(stuck);
    if (!question) return now;
    const given = answerFor(question, chooser);
    const next = given ? answerQuestion(thrumGame, now, question.id, given) : rollFor(thrumGame, now);
    if (!next.ok) throw new Error(`${question.title}: ${next.refusal.text}`);
    now = next.value;
  }
  throw new Error('questions without end');
}

/**
 * A table's own abilities, made as the form makes them: a line that strikes, a line of bad ground,
 * a stance that answers, a passive.
 */
const ours = [
  {
    name: 'Frost Lash',
    art: 'elementalism',
    range: 2,
    target: { who: 'character', shape: 'line', size: { base: 4, a: 1 } },
    success: [{ do: 'deal', load: 'fatigue', n: 1 }],
    critical: [{ do: 'apply', condition: 'slowed', n: 1 }],
    overexert: { modes: [{ id: 'deep', label: 'Dazed as well' }] },
    effect: [{ do: 'apply', condition: 'dazed', when: ['over:deep'] }],
    upgrades: { a: 'One square more' },
  },
  {
    name: 'Broken Ground',
    art: 'kineticism',
    attack: undefined,
    success: undefined,
    critical: undefined,
    range: 3,
    target: { who: 'ground', shape: 'line', size: 3 },
    effect: [{ do: 'terrain', difficult: true }],
  },
  {
    name: 'Cold Welcome',
    type: 'stance',
    triggers: [
      { on: 'leaves', within: 2, optional: true, effects: [{ do: 'apply', condition: 'slowed', n: 1 }], ends: true },
    ],
  },
  { name: 'Thick Skin', type: 'passive', stats: [{ stat: 'fatigue', n: 2 }] },
].map((data) => {
  const { data: whole, faults } = abilityCatalogue.finish({ ...(abilityCatalogue.blank() as object), ...data }, []);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return abilitySchema.parse(whole);
});
const everything = [...allAbilities, ...ours];
const everyAbility = everything.filter(({ art }) => art !== 'basic');
const strong = {
  level: 5,
  'attributes.pow': 4,
  'attributes.end': 3,
  'attributes.fin': 4,
  'attributes.ref': 2,
  'attributes.rea': 4,
  'attributes.foc': 2,
  'tolerance.fatigue': 6,
  'tolerance.stress': 5,
};
const training = Object.fromEntries(
  ['brawling', 'dueling', 'infusion', 'archery', 'ninjutsu', 'kineticism', 'animism', 'mesmerism', 'elementalism'].map(
    (art) => [`training.${art}`, 3],
  ),
);
const TRAITS = [
  'loomer',
  'weaver',
  'quill',
  'phalanx',
  'pack',
  'purging',
  'bloodscent',
  'lurking',
  'disciplined',
  'hive',
  'dread',
  'loomer+',
  'weaver+',
  'quill+',
  'shy of blades',
];

/** A fight in which every combatant has a handful of abilities, with all upgrades or with none. */
function melee(seed: number, upgraded: boolean, share: (at: number) => boolean) {
  const ids = ['ash', 'bo', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'];
  const chooser = randomDecider(seed);
  const abilities = everyAbility.filter((_, at) => share(at));
  return playOut(
    Object.fromEntries(
      ids.map((id, at) => [
        id,
        {
          side: at % 2 === 0 ? ('party' as const) : ('foes' as const),
          at: [12 + (at % 4), 9 + Math.floor(at / 4)] as [number, number],
          has: abilities
            .filter((_, n) => n % ids.length === at)
            .map(
              ({ id: ability, upgrades }) => `${ability}${upgraded ? `:${Object.keys(upgrades ?? {}).join('')}` : ''}`,
            ),
          sheet: {
            ...strong,
            ...training,
            // Two combatants lie on the ground already, for abilities that help the fallen or feed
            // on them.
            ...((at + seed) % 4 === 0 ? { incapacitated: true, 'load.fatigue': 4 } : {}),
            faction: at % 2 === 0 ? 'a' : 'b',
            traits: [chooser.of(TRAITS)],
            potential: Object.fromEntries(everyAbility.filter(({ nova }) => nova).map(({ id: nova }) => [nova, 6])),
          },
        },
      ]),
    ),
    quarryScene,
    { abilities: ours },
  ).encounter;
}

/** Prefers offers not seen yet, then moves about, then ends the turn. */
function nextOffer(offers: readonly Offer[], seen: ReadonlySet<string>, chooser: Chooser): Offer {
  const acts = offers.filter(({ action }) => action === 'use' || action === 'stance');
  const fresh = acts.filter(({ variant }) => !seen.has(variant ?? ''));
  const moves = offers.filter(({ group }) => group === 'Move');
  const dice = chooser.int(0, 9);
  const wanted =
    dice < 7 ? [fresh, moves, acts] : dice < 8 ? [acts] : [offers.filter(({ action }) => action !== 'coup')];
  return chooser.of(wanted.find((list) => list.length > 0) ?? offers);
}

function playOn(start: Encounter, moves: number, seed: number, seen: Set<string>): Encounter {
  const chooser = randomDecider(seed);
  const begun = dispatch(thrumGame, start, { type: 'begin' });
  if (!begun.ok) throw new Error(begun.refusal.text);
  let now = settle(begun.value, chooser);
  for (let n = 0; n < moves; n += 1) {
    const { fight } = liveStateOf(thrumGame, now);
    if (fight.stage !== 'running') break;
    const actor = thrumGame.order(fight).rows.find(({ state }) => state === 'acting')?.combatant;
    const offers = (actor === undefined ? actorsOf(fight) : [actor])
      .flatMap((who) => offersOf(thrumGame, fight, who))
      .filter(({ blocked, group, action }) => !blocked && group !== 'By ruling' && action !== 'place');
    expect(offers.length).toBeGreaterThan(0);
    const offer = nextOffer(offers, seen, chooser);
    const next = dispatch(thrumGame, now, {
      type: 'act',
      actor: offer.actor,
      action: offer.action,
      ...(offer.variant === undefined ? {} : { variant: offer.variant }),
    });
    if (!next.ok) throw new Error(`${offer.label}: ${next.refusal.text}`);
    seen.add(offer.variant ?? offer.action);
    now = settle(next.value, chooser);
    for (const { rule, fault } of invariants) expect(fault(thrumGame, now.fight), rule).toBeUndefined();
  }
  return now;
}

const sound = (encounter: Encounter): void => {
  const parsed = encounterSchema(thrumGame).safeParse(JSON.parse(JSON.stringify(encounter)));
  expect(parsed.success ? '' : parsed.error.issues[0]).toBe('');
};

describe('random play', () => {
  test('TH-43: every action and stance, built in or a table’s own, is used at least once, plain and upgraded', () => {
    const seen = new Set<string>();
    const wanted = everything
      .filter(({ type }) => type !== 'passive')
      .flatMap(({ id, overexert }) => [
        id,
        ...(overexert && !overexert.late ? overexert.modes.map((mode) => `${id}!${mode.id}`) : []),
      ]);
    // Each fight deals out abilities that no fight has used so far, so that a dozen fights are
    // enough.
    for (let seed = 1; seed <= 40 && wanted.some((id) => !seen.has(id)); seed += 1) {
      const left = new Set(wanted.filter((id) => !seen.has(id)).map((id) => id.split('!')[0]));
      const start = melee(seed, seed % 2 === 0, (at) => left.has(everyAbility[at]?.id));
      sound(playOn(start, 50, seed * 31, seen));
    }
    expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
  }, 480_000);
});
