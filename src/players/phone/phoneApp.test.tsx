/** Tests of the phone as a player uses it: who they are, what is asked, dice, notes, being away. */
import { act, render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SeatAsked } from '../../engine/seat/seatAsked.ts';
import type { SeatView } from '../../engine/seat/seatView.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { setSound } from '../../ui/sound/setting.ts';
import { PhoneApp } from './PhoneApp.tsx';
import type { Phone, PhoneState } from './phone.ts';

const view: SeatView = {
  encounter: 'At the mill',
  game: 'Toy',
  stage: 'running',
  own: {
    name: 'Ash',
    standing: { at: 'up', word: 'up' },
    tracks: [{ id: 'hp', label: 'Hit points', kind: 'bar', value: 7, max: 12, weight: 'vital' }],
    badges: [{ id: 'dazed', label: 'Dazed', does: 'One die less.', tone: 'bad' }],
    figures: [{ id: 'armour', label: 'Armour', value: '3' }],
    lines: [{ label: 'Weapons', words: 'Sword (damage 3)' }],
  },
  round: 'Round 2',
  order: [
    { id: 'ogre', name: 'Ogre', state: 'acting', own: false },
    { id: 'bo', name: 'Bo', state: 'waiting', own: false },
    { id: 'ash', name: 'Ash', state: 'waiting', own: true },
  ],
};
const joined = { standing: 'joined', seated: true, notes: [], view } as const;

function show(first: PhoneState) {
  let state = first;
  const heard = new Set<() => void>();
  const calls: unknown[][] = [];
  const phone: Phone = {
    state: () => state,
    subscribe: (changed) => {
      heard.add(changed);
      return () => heard.delete(changed);
    },
    ask: (who) => void calls.push(['ask', who]),
    answer: (question, answer) => void calls.push(['answer', question, answer]),
    propose: (move) => void calls.push(['propose', move.id]),
    woke: () => undefined,
    stop: () => undefined,
  };
  render(<PhoneApp phone={phone} />);
  const tell = (change: Partial<PhoneState>) =>
    act(() => {
      state = { ...state, ...change };
      for (const changed of heard) changed();
    });
  return { calls, tell, user: newUser() };
}
const asked = (what: Partial<SeatAsked> & Pick<SeatAsked, 'kind'>): PhoneState => ({
  ...joined,
  view: { ...view, asked: { id: 'q1', title: 'What now?', rule: 'TY-02', ...what } as SeatAsked },
});
const status = () => screen.getByRole('status').textContent;

it('says who one may be; a tap asks, and the GM’s no is told', async () => {
  const people = [
    { id: 'Ash', name: 'Ash', player: 'Kim', taken: false },
    { id: 'Bo', name: 'Bo', taken: true },
  ];
  const { calls, tell, user } = show({ standing: 'joined', seated: false, notes: [], people });
  expect(screen.getByRole('button', { name: /Bo/ }).textContent).toContain('on another phone');
  await user.click(screen.getByRole('button', { name: /Ash/ }));
  expect(calls).toEqual([['ask', 'Ash']]);
  tell({ wanted: 'Ash' });
  expect(status()).toContain('Waiting for the GM');
  tell({ behind: true });
  expect(status()).toContain('Another phone asks to be the same one');
  tell({ behind: undefined, words: 'amber falcon' });
  expect(screen.getByText('amber falcon')).toBeDefined();
  tell({ wanted: undefined, words: undefined, refused: true });
  expect(screen.getByRole('alert').textContent).toContain('The GM has said no');
});

it('shows the own character whole, whose turn it is and when the own comes, and what the GM tells alone', () => {
  const { tell } = show({ ...joined, notes: ['A raven watches you.'] });
  expect(status()).toBe('Ogre acts. 1 before you.');
  for (const words of ['Dazed', 'One die less.', 'Armour', 'Sword (damage 3)', 'A raven watches you.'])
    expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('group', { name: /Hit points.*7/ })).toBeDefined();
  const order = within(screen.getByRole('list', { name: 'Turn order' })).getAllByRole('listitem');
  expect(order.map(({ textContent }) => textContent)).toEqual(['Ogreacts', 'Bo', 'Ash (you)']);
  tell({ view: { ...view, order: view.order.map((row) => ({ ...row, state: row.own ? 'acting' : 'done' })) } });
  expect(status()).toBe('It is your turn.');
  tell({ standing: 'lost' });
  expect(status()).toContain('The connection is lost');
  tell({ standing: 'joined', view: null });
  expect(status()).toContain('not in the fight');
});

it('an option answers with one tap; a blocked one says why; the same question is not asked twice', async () => {
  const options = [
    { id: '0', label: 'Dodge', detail: '50 %' },
    { id: '1', label: 'Parry', blocked: 'No shield.' },
  ];
  const { calls, tell, user } = show(asked({ kind: 'choose', options, shared: 'first counts' }));
  expect(screen.getByText('Others are asked too. The first answer counts.')).toBeDefined();
  const region = screen.getByRole('region', { name: 'Question' });
  const parry = within(region).getByRole<HTMLButtonElement>('button', { name: /Parry/ });
  expect([parry.disabled, parry.textContent]).toEqual([true, 'ParryNo shield.']);
  await user.click(within(region).getByRole('button', { name: /Dodge/ }));
  expect(calls).toEqual([['answer', 'q1', { kind: 'choose', option: '0' }]]);
  tell({ answered: 'q1' });
  expect(screen.queryByRole('region', { name: 'Question' })).toBeNull();
  tell({ answered: undefined, notTaken: 'closed' });
  expect(screen.getByRole('alert').textContent).toBe('That question is closed already.');
  expect(screen.getByRole('region', { name: 'Question' })).toBeDefined();
});

it('several options are picked within their number', async () => {
  const options = ['Ogre', 'Bo', 'Cat'].map((label, at) => ({ id: String(at), label }));
  const { calls, user } = show(asked({ kind: 'pick', options, min: 1, max: 2 }));
  const take = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Take/ });
  expect(take().disabled).toBe(true);
  for (const name of ['Ogre', 'Bo', 'Cat']) await user.click(screen.getByRole('button', { name }));
  expect(take().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ogre' }));
  await user.click(take());
  expect(calls).toEqual([['answer', 'q1', { kind: 'pick', options: ['1', '2'] }]]);
});

it('squares stand on a small map with those who are there; a tap chooses one, and the button goes there', async () => {
  const options = [
    { id: '0', label: 'B2', square: { column: 1, row: 1 } },
    { id: '1', label: 'C2', detail: '2 squares', square: { column: 2, row: 1 } },
    { id: '2', label: 'D3', blocked: 'A wall.', square: { column: 3, row: 2 } },
    { id: '3', label: 'Stay' },
  ];
  const spots = [
    { column: 1, row: 2, name: 'Ash', own: true },
    { column: 2, row: 2, name: 'Ogre', own: false },
    { column: 40, row: 40, name: 'Far', own: false },
  ];
  const { calls, user } = show(asked({ kind: 'choose', options, spots }));
  const map = within(screen.getByRole('group', { name: 'Small map' }));
  expect([map.getByText('you'), map.getByText('Ogre'), map.queryByText('Far')].map(Boolean)).toEqual([
    true,
    true,
    false,
  ]);
  expect(map.getByRole<HTMLButtonElement>('button', { name: 'D3: A wall.' }).disabled).toBe(true);
  await user.click(map.getByRole('button', { name: 'C2' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'C2 2 squares' }));
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(calls).toEqual([
    ['answer', 'q1', { kind: 'choose', option: '1' }],
    ['answer', 'q1', { kind: 'choose', option: '3' }],
  ]);
});

it('a part that cannot be drawn says so, and the next view is drawn again', () => {
  const { scrollIntoView } = Element.prototype;
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  const options = [{ id: '0', label: 'C2', square: { column: 2, row: 1 } }];
  const spots = [{ name: 'Ash', column: 1, row: 1, own: true }];
  const places = asked({ kind: 'choose', options, spots });
  // New browsers give a promise, which must not end the page when the question goes.
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as typeof scrollIntoView;
  const { tell } = show(places);
  tell(joined);
  tell({ view: { ...view, round: 'Round 3' } });
  expect(screen.getByRole('heading', { name: 'Ash' })).toBeDefined();
  Element.prototype.scrollIntoView = () => {
    throw new Error('no scrolling here');
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => quiet.mockRestore());
  tell(places);
  expect(screen.getByRole('alert').textContent).toContain('the GM can answer for you');
  tell(joined);
  expect(screen.getByRole('heading', { name: 'Ash' })).toBeDefined();
});

it('a number stays within its bounds', async () => {
  const { calls, user } = show(asked({ kind: 'number', min: 0, max: 2, suggested: 1 }));
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Take 2' }));
  expect(calls).toEqual([['answer', 'q1', { kind: 'number', value: 2 }]]);
});

it('dice are rolled here, or tapped face by face with the dice that are rolled again', async () => {
  const rolls = [{ id: '0', label: 'Strike', groups: [{ id: 'd', count: 2, sides: 6, explode: true }] }];
  const { calls, user } = show(asked({ kind: 'dice', rolls }));
  await user.click(screen.getByRole('button', { name: 'Roll here' }));
  expect(calls).toMatchObject([
    ['answer', 'q1', { kind: 'dice', faces: { 0: [[expect.any(Array), expect.any(Array)]] } }],
  ]);
  await user.click(screen.getByRole('button', { name: 'I roll real dice' }));
  await user.click(screen.getByRole('button', { name: '6' }));
  expect(screen.getByRole('group', { name: 'Strike: the same die, rolled again' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(screen.getByRole('group', { name: 'Strike: die 2 of 2' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '4' }));
  await user.click(screen.getByRole('button', { name: 'Take these faces' }));
  expect(calls.at(-1)).toEqual(['answer', 'q1', { kind: 'dice', faces: { 0: [[[6, 2], [4]]] } }]);
});

it('shakes once for each question and for the own turn, once its owner has switched that on', async () => {
  const shaken: unknown[] = [];
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: unknown) => void shaken.push(pattern),
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'vibrate');
    setSound({ on: false });
  });
  const { tell, user } = show(joined);
  const ask = (id: string) =>
    tell({ view: { ...view, asked: { id, title: 'How many?', rule: 'x', kind: 'text', longest: 9, suggested: '' } } });
  ask('q1');
  expect(shaken).toEqual([]);
  tell({ view });
  await user.click(screen.getByRole('switch', { name: /Shake and sound/ }));
  ask('q2');
  ask('q2');
  expect(shaken).toHaveLength(1);
  tell({ view: { ...view, order: view.order.map((row) => ({ ...row, state: row.own ? 'acting' : 'done' })) } });
  expect(shaken).toHaveLength(2);
});

it('on the own turn a move is proposed with a tap; the phone says that the GM decides', async () => {
  const moves = [
    { id: '0', label: 'Sword', detail: 'd6', group: 'Actions' },
    { id: '1', label: 'Move', cost: '2 zones', group: 'Actions' },
    { id: '2', label: 'End the turn', group: 'Turn' },
  ];
  const { calls, tell, user } = show({ ...joined, view: { ...view, moves } });
  const region = within(screen.getByRole('region', { name: 'Your moves' }));
  await user.click(region.getByRole('button', { name: /Move/ }));
  expect(calls).toEqual([['propose', '1']]);
  expect(screen.queryByText('Ogre: Sword')).toBeNull();
  tell({ proposed: 'Move', odds: [{ name: 'Ogre: Sword', words: '48 % unhurt · 52 % harmed' }] });
  expect(screen.getByText('Ogre: Sword').nextSibling?.textContent).toBe('48 % unhurt · 52 % harmed');
  expect(region.getByRole('status').textContent).toBe('You propose: Move. The GM decides.');
  tell({ view });
  expect(screen.queryByRole('region', { name: 'Your moves' })).toBeNull();
});

it('folds answers beyond the first six behind one button, and what declines stays in sight', async () => {
  const options = Array.from({ length: 12 }, (_, at) => ({ id: `o${at}`, label: `Wolf ${at + 1}` }));
  const { calls, user } = show(
    asked({ kind: 'choose', options: [...options, { id: 'no', label: 'No', tone: 'pass' }] }),
  );
  const question = within(screen.getByRole('region', { name: 'Question' }));
  const labels = () => question.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels()).toEqual(['Wolf 1', 'Wolf 2', 'Wolf 3', 'Wolf 4', 'Wolf 5', 'Wolf 6', '6 more', 'No']);
  await user.click(question.getByRole('button', { name: '6 more' }));
  expect(labels()).toHaveLength(13);
  await user.click(question.getByRole('button', { name: 'Wolf 12' }));
  expect(calls).toEqual([['answer', 'q1', { kind: 'choose', option: 'o11' }]]);
});
