/** Tests of phones whose program was changed: they change nothing, and are told nothing. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEAT } from '../../../players/link/phone/phoneProtocol.ts';
import { tableWithPhones } from './phones.testing.ts';

it('what a question does not offer to its seat is refused: hidden people, other kinds, rulings, strange messages', async () => {
  const { seated, until, now, phones, strike, stranger, secretOf } = await tableWithPhones();
  const ash = await seated('Ash');
  strike();
  await until(() => ash.state().view?.asked !== undefined);
  const asked = ash.state().view?.asked;
  expect(asked?.kind === 'choose' && asked.options.map(({ label }) => label)).toEqual(['Ogre', 'Bo']);
  const say = await stranger(secretOf(ash), SEAT);
  const { fight, question } = now().open ?? {};
  const answers: unknown[] = [
    { kind: 'choose', option: 'lurker' },
    { kind: 'choose', option: '2' },
    { kind: 'choose', option: '-1' },
    { kind: 'choose', option: '0.5' },
    { kind: 'choose', option: '__proto__' },
    { kind: 'pick', options: ['0'] },
    { kind: 'number', value: 1 },
    { kind: 'dice', faces: {} },
    { kind: 'ruling', roll: 'pool', ruling: 'more' },
    { kind: 'undo' },
  ];
  for (const [at, answer] of answers.entries()) {
    say({ type: 'answer', question: asked?.id, answer });
    await until(() => (phones.getState().seats[0]?.refused ?? 0) > at);
  }
  say({ type: 'dispatch', command: { type: 'end' } });
  await until(() => (phones.getState().seats[0]?.refused ?? 0) > answers.length);
  expect([now().open?.fight, now().open?.question]).toEqual([fight, question]);
});

it('no text that leaves for a phone tells of who is hidden, whatever the phone sends', async () => {
  const { seated, until, now, phones, strike, stranger, secretOf, heardOn } = await tableWithPhones();
  const ash = await seated('Ash');
  const told = heardOn(secretOf(ash), SEAT);
  strike();
  await until(() => ash.state().view?.asked !== undefined);
  const say = await stranger(secretOf(ash), SEAT);
  const question = ash.state().view?.asked?.id;
  const places = fc.oneof(
    fc.constantFrom('lurker', '__proto__', 'ogre', '0.5'),
    fc.integer({ min: -2, max: 9 }).map(String),
  );
  const answers = fc.oneof(
    places.map((option) => ({ kind: 'choose', option: `${option}!` })),
    fc.array(places, { maxLength: 4 }).map((options) => ({ kind: 'pick', options })),
    fc.double().map((value) => ({ kind: 'number', value })),
    fc.string().map((text) => ({ kind: 'text', text })),
    fc.constant({ kind: 'dice', faces: {} }),
    fc.constant({ kind: 'ruling', roll: 'pool', ruling: 'more' }),
  );
  const wishes = fc.oneof(
    answers.map((answer) => ({ type: 'answer', question, answer })),
    fc.nat(20).map((n) => ({ type: 'answer', question: String(n), answer: { kind: 'choose', option: '0' } })),
    fc.record({ type: fc.constant('propose'), move: places, label: fc.constantFrom('Strike', 'CANARY') }),
  );
  const before = now().open?.fight;
  for (const [at, wish] of fc.sample(wishes, { numRuns: 60, seed: 4 }).entries()) {
    say(wish);
    await until(() => (phones.getState().seats[0]?.refused ?? 0) > at);
  }
  expect(now().open?.fight).toBe(before);
  await until(() => told.filter((text) => text.includes('not taken')).length > 20);
  for (const text of told) expect(text).not.toMatch(/CANARY|lurker|Lurker/i);
  expect(new Set(told.filter((text) => text.includes('not taken')))).toEqual(
    new Set(['not open', 'closed'].map((why) => JSON.stringify({ type: 'not taken', why }))),
  );
});

it('the name of a question counts no questions that a phone has not seen', async () => {
  const { seated, until, now, strike } = await tableWithPhones();
  const ash = await seated('Ash');
  const names: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    strike();
    await until(() => ash.state().view?.asked !== undefined);
    names.push(ash.state().view?.asked?.id ?? '');
    now().undo();
    await until(() => ash.state().view?.asked === undefined);
  }
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(3);
});

it('a flood from a phone is slowed and counted, and changes nothing', async () => {
  const { seated, until, phones, now, stranger, secretOf } = await tableWithPhones();
  const ash = await seated('Ash');
  const say = await stranger(secretOf(ash), SEAT);
  const before = now().open?.fight;
  for (let n = 0; n < 100; n += 1) say({ type: 'nonsense' });
  await until(() => (phones.getState().seats[0]?.refused ?? 0) >= 90);
  expect(now().open?.fight).toBe(before);
});
