/** Tests of the players' phones: joining, the own view, answers and each refusal, rights. */
import { expect, it, onTestFinished } from 'vitest';
import { SEAT } from '../../../players/link/phone/phoneProtocol.ts';
import { createGuest } from '../../../players/link/remote/guest.ts';
import { TO_PHONE } from '../../../players/link/remote/intake.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { relayQuiet } from '../remote/remote.testing.ts';
import { tableWithPhones } from './phones.testing.ts';

it('a phone says who it is, is let in by one click, shows its own combatant, and is let in again after a reload', async () => {
  const { seated, open, until, now } = await tableWithPhones();
  const ash = await seated('Ash');
  expect(ash.state().view).toMatchObject({ own: { name: 'Ash' }, stage: 'setup' });
  ash.stop();
  const again = await open(ash.device);
  await until(() => again.state().view?.own.name === 'Ash');
  now().dispatch({ type: 'begin' });
  await until(() => again.state().view?.stage === 'running');
  expect(JSON.stringify(again.state())).not.toContain('CANARY');
});

it('seats stay after the GM’s window was reloaded, and a fight without the combatant shows nothing of it', async () => {
  const { seated, opened, until, end, now } = await tableWithPhones();
  const ash = await seated('Ash');
  end();
  opened();
  now().dispatch({ type: 'begin' });
  await until(() => ash.state().view?.stage === 'running');
  now().edit('gone', [{ edit: 'remove', combatant: 'ash' }]);
  await until(() => ash.state().view === null);
});

it('an answer from the phone that is asked is taken; one from another phone or to a closed question is not', async () => {
  const { seated, until, now, phones, strike } = await tableWithPhones();
  const [ash, bo] = [await seated('Ash'), await seated('Bo')];
  strike();
  await until(() => ash.state().view?.asked !== undefined);
  expect(phones.getState().asked?.names).toEqual(['Ash']);
  const asked = ash.state().view?.asked;
  await until(() => bo.state().view?.waitsFor?.who === 'Ash');
  const before = now().open?.question?.id;
  bo.answer(asked?.id ?? '', { kind: 'choose', option: '0' });
  await until(() => bo.state().notTaken === 'not open');
  expect(now().open?.question?.id).toBe(before);
  ash.answer(asked?.id ?? '', { kind: 'choose', option: '0' });
  await until(() => now().open?.question?.id !== before);
  ash.answer(asked?.id ?? '', { kind: 'choose', option: '0' });
  await until(() => ash.state().notTaken === 'closed');
  // The GM takes it back, and the same question is put to the phone again.
  now().undo();
  await until(() => ash.state().view?.asked !== undefined);
  expect(ash.state().view?.asked?.id).not.toBe(asked?.id);
});

it('a guard is asked on the own phone besides the target; the first answer counts, and the late one is told so', async () => {
  const { seated, until, now, phones } = await tableWithPhones();
  const [ash, bo] = [await seated('Ash'), await seated('Bo')];
  now().setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: [] });
  now().dispatch({ type: 'begin' });
  now().dispatch({ type: 'act', actor: 'ogre', action: 'strike' });
  now().answer(now().open?.question?.id ?? '', { kind: 'choose', option: 'ash' });
  await until(() => ash.state().view?.asked !== undefined && bo.state().view?.asked !== undefined);
  expect(phones.getState().asked?.names).toEqual(['Ash', 'Bo']);
  const asked = bo.state().view?.asked;
  expect(asked).toMatchObject({ options: [{ id: '0', label: 'Bo guards' }], shared: 'first counts' });
  const before = now().open?.question?.id;
  // What the target alone may say is no answer from the guard.
  bo.answer(asked?.id ?? '', { kind: 'choose', option: '1' });
  await until(() => bo.state().notTaken !== undefined);
  expect(now().open?.question?.id).toBe(before);
  bo.answer(asked?.id ?? '', { kind: 'choose', option: '0' });
  await until(() => now().open?.question?.id !== before);
  const after = now().open?.question?.id;
  ash.answer(asked?.id ?? '', { kind: 'choose', option: '1' });
  await until(() => ash.state().notTaken === 'answered');
  expect(now().open?.question?.id).toBe(after);
});

it('dice rolled on a phone are taken with their faces; wrong ones are not, and whoever rolls besides is waited for', async () => {
  const { seated, until, now, phones, strike } = await tableWithPhones();
  const ash = await seated('Ash');
  strike();
  now().setSession({ ownDice: ['ash'] });
  now().answer(now().open?.question?.id ?? '', { kind: 'choose', option: 'ogre' });
  now().answer(now().open?.question?.id ?? '', { kind: 'choose', option: 'pass' });
  await until(() => ash.state().view?.asked?.kind === 'dice');
  const asked = ash.state().view?.asked;
  ash.answer(asked?.id ?? '', { kind: 'dice', faces: { 0: [[[6], [6], [6], [7]]] } });
  await until(() => ash.state().notTaken !== undefined);
  // Whoever stops before every roll rules on it first, with the faces that came.
  now().setSession({ ownDice: ['everyone', 'ash'] });
  ash.answer(asked?.id ?? '', { kind: 'dice', faces: { 0: [[[6], [6], [1], [1]]] } });
  await until(() => Object.keys(phones.getState().rolled).length === 1);
  await until(() => ash.state().view?.asked === undefined);
  now().roll(phones.getState().rolled as Parameters<ReturnType<typeof now>['roll']>[0]);
  expect(now().open?.fight.combatants.ogre?.sheet).toMatchObject({ harm: 2 });
  await until(() => Object.keys(phones.getState().rolled).length === 0);
});

it('a move is proposed, and made only when the GM accepts it; what is not open to that player is refused', async () => {
  const { seated, until, now, phones, stranger, secretOf } = await tableWithPhones();
  const ash = await seated('Ash');
  now().setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: [] });
  now().dispatch({ type: 'begin' });
  await until(() => ash.state().view?.moves !== undefined);
  const strikes = ash.state().view?.moves?.[0];
  expect(strikes).toMatchObject({ label: 'Strike' });
  const before = now().open?.fight;
  const say = await stranger(secretOf(ash), SEAT);
  say({ type: 'propose', move: '0', label: 'End the fight' });
  say({ type: 'propose', move: '7', label: 'Strike' });
  await until(() => phones.getState().seats[0]?.refused === 2);
  ash.propose(strikes!);
  await until(() => ash.state().proposed === 'Strike');
  expect([now().open?.fight, now().open?.question]).toEqual([before, undefined]);
  phones.getState().decide('Ash', 'no');
  await until(() => ash.state().proposed === undefined);
  ash.propose(strikes!);
  await until(() => phones.getState().proposals.length === 1);
  phones.getState().doNext();
  expect(now().open?.question?.title).toBe('Strike whom?');
  expect(phones.getState().proposals).toEqual([]);
  // The one who proposed it is asked whom, on the phone.
  await until(() => ash.state().view?.asked?.title === 'Strike whom?');
  expect(ash.state().view?.moves).toBeUndefined();
});

it('odds of a proposed move go to that phone alone, only while the GM allows them, and are remembered so', async () => {
  const { seated, until, now, phones, end, opened } = await tableWithPhones();
  const [ash, bo] = [await seated('Ash'), await seated('Bo')];
  now().setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: [] });
  now().dispatch({ type: 'begin' });
  await until(() => ash.state().view?.moves !== undefined);
  ash.propose(ash.state().view?.moves?.[0] ?? { id: '', label: '', group: '' });
  await until(() => ash.state().proposed === 'Strike');
  const odds = [{ name: 'Ogre', words: '48 % unhurt · 52 % harmed' }];
  const tell = () => phones.getState().tellOdds(phones.getState().proposals[0]!, odds);
  tell();
  expect(phones.getState().odds).toBe(false);
  phones.getState().switchOdds(true);
  await until(() => ash.state().odds !== undefined);
  expect([ash.state().odds, bo.state().odds]).toEqual([odds, undefined]);
  phones.getState().switchOdds(false);
  await until(() => ash.state().odds === undefined);
  phones.getState().switchOdds(true);
  const [proposal] = phones.getState().proposals;
  phones.getState().decide('Ash', 'no');
  await until(() => ash.state().odds === undefined);
  // Odds that come too late are dropped.
  phones.getState().tellOdds(proposal!, odds);
  expect(phones.getState().proposals).toEqual([]);
  end();
  expect(opened().phones.getState().odds).toBe(true);
});

it('a kicked phone is out with its key, also when it was away; a second phone for one combatant asks, and puts the first out', async () => {
  const { seated, asking, letIn, until, phones, open, now, secretOf, relay, clock } = await tableWithPhones();
  const ash = await seated('Ash');
  const second = await asking('Ash');
  expect(phones.getState().asks).toMatchObject([{ name: 'Ash', out: { here: true } }]);
  expect([ash.state().seated, second.state().seated]).toEqual([true, false]);
  const old = secretOf(ash);
  await letIn('Ash');
  await until(() => second.state().view !== undefined && !ash.state().seated);
  // Nobody hears the old key any more, however long it knocks.
  const gone = createGuest(old, relay.openPost, {
    clock,
    lines: createLines(() => undefined),
    limits: TO_PHONE,
    joined: () => undefined,
  });
  onTestFinished(gone.stop);
  for (let second = 0; second < 20; second += 1) {
    clock.go(1000);
    await relayQuiet(relay);
  }
  expect(gone.state().standing).toBe('up');
  second.stop();
  phones.getState().kick('Ash');
  const back = await open(second.device);
  now().dispatch({ type: 'begin' });
  await until(() => !back.state().seated && (back.state().people?.length ?? 0) > 0);
  expect(back.state().view).toBeUndefined();
});

it('a refused phone hears it, and a new invitation leaves seats as they are', async () => {
  const { seated, asking, until, phones, invitationNow, now } = await tableWithPhones();
  const ash = await seated('Ash');
  const [first] = phones.getState().seats;
  const bo = await asking('Bo');
  phones.getState().refuse(phones.getState().asks[0]?.phone ?? '');
  await until(() => bo.state().refused === true);
  expect(phones.getState().asks).toEqual([]);
  const old = await invitationNow();
  phones.getState().newInvitation();
  await until(() => phones.getState().invitation !== `#2.${old}`);
  now().dispatch({ type: 'begin' });
  await until(() => ash.state().view?.stage === 'running');
  expect(phones.getState().seats[0]?.who).toBe(first?.who);
});

it('a note of the GM goes to that phone alone, and can be taken back', async () => {
  const { seated, until, phones, relay } = await tableWithPhones();
  const [ash, bo] = [await seated('Ash'), await seated('Bo')];
  phones.getState().whisper('Ash', 'You hear a whisper: SECRET.');
  await until(() => ash.state().notes.length === 1);
  expect(JSON.stringify(bo.state())).not.toContain('SECRET');
  const carried = relay.carried.map(({ bytes }) => new TextDecoder().decode(bytes)).join();
  for (const word of ['SECRET', 'Ash', 'affray-seat']) expect(carried).not.toContain(word);
  phones.getState().takeBackNote('Ash', 0);
  await until(() => ash.state().notes.length === 0);
});
