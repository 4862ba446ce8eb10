/** Tests of a seat's view: the own combatant whole, secrets left out, questions and answers. */
import { expect, it } from 'vitest';
import { answerQuestion, dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { knownOf } from '../public/known.ts';
import { publicWords } from '../public/publicWords.ts';
import type { Answer, Question } from '../question.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { answerOfSeat, seatAsked } from './seatAsked.ts';
import { seatViews } from './seatView.ts';

const begun = () => playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const display = { party: 'word', others: 'word' } as const;
const viewsAt = (encounter: ReturnType<typeof begun>) => {
  const { fight, question } = liveStateOf(toy, encounter);
  return seatViews(toy, fight, { open: question && { question, id: 'q' }, display });
};
const striking = () => {
  const next = dispatch(toy, begun(), { type: 'act', actor: 'ash', action: 'strike' });
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
};
const answered = (encounter: ReturnType<typeof begun>, who: string, answer: Answer) => {
  const { fight, question } = liveStateOf(toy, encounter);
  const known = knownOf(toy, fight);
  return answerOfSeat(fight, question, who, { known, words: publicWords(fight, known), answer });
};

it('has the own combatant exactly, though the players’ screen has a word, and nothing of who is hidden', () => {
  const view = viewsAt(begun())('ash');
  expect(view?.own).toMatchObject({ name: 'Ash', tracks: [{ label: 'Harm', value: 0, max: 5 }] });
  expect(view?.order.map(({ name, own }) => [name, own])).toEqual([
    ['Ogre', false],
    ['Ash', true],
    ['Bo', false],
  ]);
  expect(JSON.stringify(view)).not.toContain('CANARY');
});

it('there is no view for somebody whom the players do not see, and none for nobody', () => {
  const viewOf = viewsAt(begun());
  expect([viewOf('lurker'), viewOf('nobody')]).toEqual([undefined, undefined]);
});

it('asks the seat to which the question is put, without hidden options; the others hear who is asked', () => {
  const viewOf = viewsAt(striking());
  expect(viewOf('ash')?.asked).toMatchObject({ id: 'q', kind: 'choose', title: 'Strike whom?' });
  const { asked } = viewOf('ash') ?? {};
  expect(asked?.kind === 'choose' && asked.options).toEqual([
    { id: '0', label: 'Ogre' },
    { id: '1', label: 'Bo' },
  ]);
  expect([viewOf('bo')?.asked, viewOf('bo')?.waitsFor]).toEqual([undefined, { who: 'Ash', title: 'Strike whom?' }]);
});

it('turns the answer of the seat into the fight’s own, and refuses another one without a word', () => {
  const encounter = striking();
  expect(answered(encounter, 'ash', { kind: 'choose', option: '1' })).toEqual({ kind: 'choose', option: 'bo' });
  expect(answered(encounter, 'ash', { kind: 'choose', option: 'lurker' })).toBeUndefined();
  expect(answered(encounter, 'ash', { kind: 'number', value: 1 })).toBeUndefined();
  expect(answered(encounter, 'bo', { kind: 'choose', option: '0' })).toBeUndefined();
  expect(answered(begun(), 'ash', { kind: 'choose', option: '0' })).toBeUndefined();
});

const chosen = (encounter: ReturnType<typeof begun>, option: string) => {
  const { question } = liveStateOf(toy, encounter);
  const next = question && answerQuestion(toy, encounter, question.id, { kind: 'choose', option });
  if (!next?.ok) throw new Error('The toy asks for a choice.');
  return next.value;
};
const offered = (view: ReturnType<ReturnType<typeof viewsAt>>) =>
  view?.asked && 'options' in view.asked ? view.asked.options.map(({ label }) => label) : undefined;

it('asks a guard besides the target, each for what it would do itself, and refuses what another would do', () => {
  const next = dispatch(toy, begun(), { type: 'act', actor: 'ogre', action: 'strike' });
  if (!next.ok) throw new Error(next.refusal.text);
  const encounter = chosen(next.value, 'ash');
  const { question } = liveStateOf(toy, encounter);
  expect(question && 'options' in question && question.options.map(({ id }) => id)).toEqual([
    'parry:ash',
    'guard:bo',
    'pass',
  ]);
  const viewOf = viewsAt(encounter);
  expect([offered(viewOf('ash')), offered(viewOf('bo'))]).toEqual([['Ash parries', 'No reaction'], ['Bo guards']]);
  expect([viewOf('ash')?.asked?.shared, viewOf('bo')?.asked?.shared]).toEqual(['first counts', 'first counts']);
  expect(offered(viewOf('ogre'))).toBeUndefined();
  expect(answered(encounter, 'bo', { kind: 'choose', option: '0' })).toEqual({ kind: 'choose', option: 'guard:bo' });
  expect(answered(encounter, 'bo', { kind: 'choose', option: '1' })).toBeUndefined();
  expect(answered(encounter, 'ash', { kind: 'choose', option: '1' })).toEqual({ kind: 'choose', option: 'pass' });
  expect(answered(encounter, 'ash', { kind: 'choose', option: 'guard:bo' })).toBeUndefined();
});

it('asks everybody of a side what is put to the side: picks whole, and a choice without what another would do', () => {
  const { fight } = liveStateOf(toy, begun());
  const known = knownOf(toy, fight);
  const side = fight.combatants.ash?.side ?? '';
  const head = {
    id: 'q',
    seat: { kind: 'side' as const, side },
    title: 'Who goes?',
    rule: 'TY-02',
    audience: 'all' as const,
  };
  const asks = (question: Question, who: string) =>
    seatAsked(fight, question, who, { known, words: publicWords(fight, known), id: 'q' });
  const labels = (question: Question) =>
    ['ash', 'bo', 'ogre'].map((who) => {
      const asked = asks(question, who);
      return asked && 'options' in asked ? asked.options.map(({ label }) => label) : undefined;
    });
  const people = ['ash', 'bo'].map((id) => ({ id, label: id === 'ash' ? 'Ash' : 'Bo', combatant: id }));
  expect(labels({ ...head, kind: 'pick', options: people, min: 0, max: 2 })).toEqual([
    ['Ash', 'Bo'],
    ['Ash', 'Bo'],
    undefined,
  ]);
  const chases = people.map((one) => ({ ...one, label: `${one.label} chases`, by: one.id }));
  const pass = { id: 'pass', label: 'Nobody', tone: 'pass' as const };
  expect(labels({ ...head, kind: 'choose', options: [...chases, pass] })).toEqual([
    ['Ash chases', 'Nobody'],
    ['Bo chases', 'Nobody'],
    undefined,
  ]);
  expect(asks({ ...head, kind: 'number', min: 1, max: 3, suggested: 1 }, 'bo')).toMatchObject({
    shared: 'first counts',
  });
  expect(asks({ ...head, kind: 'number', min: 1, max: 3, suggested: 1 }, 'ogre')).toBeUndefined();
});

it('asks each of several for the own deed, also where the GM is asked; picks are then free for each', () => {
  const { fight } = liveStateOf(toy, begun());
  const known = knownOf(toy, fight);
  const words = publicWords(fight, known);
  const head = {
    id: 'q',
    seat: { kind: 'gm' as const },
    title: 'Does anybody strike?',
    rule: 'TY-02',
    audience: 'all' as const,
  };
  const deeds = ['ogre', 'ash', 'bo'].map((id) => ({ id: `strike:${id}`, label: `${id} strikes`, by: id }));
  const pass = { id: 'pass', label: 'Nobody', tone: 'pass' as const };
  const choice: Question = { ...head, kind: 'choose', options: [...deeds, pass] };
  const picks: Question = { ...head, kind: 'pick', options: deeds, min: 0, max: 3 };
  const asks = (question: Question, who: string) => seatAsked(fight, question, who, { known, words, id: 'q' });
  const gives = (question: Question, who: string, answer: Answer) =>
    answerOfSeat(fight, question, who, { known, words, answer });
  expect(asks(choice, 'ash')).toMatchObject({
    options: [
      { id: '0', label: 'ash strikes' },
      { id: '1', label: 'Nobody' },
    ],
    shared: 'first counts',
  });
  expect(asks(picks, 'bo')).toMatchObject({ options: [{ label: 'bo strikes' }], min: 0, max: 1, shared: 'each' });
  expect(gives(choice, 'bo', { kind: 'choose', option: '0' })).toEqual({ kind: 'choose', option: 'strike:bo' });
  expect(gives(choice, 'bo', { kind: 'choose', option: 'strike:ash' })).toBeUndefined();
  expect(gives(picks, 'bo', { kind: 'pick', options: ['0'] })).toEqual({ kind: 'pick', options: ['strike:bo'] });
  expect(gives(picks, 'bo', { kind: 'pick', options: ['0', '1'] })).toBeUndefined();
  // A choice that is the GM's own, one decision of a number of picks, and a secret reach no phone.
  expect(asks({ ...choice, options: deeds.map(({ by: _by, ...option }) => option) }, 'ash')).toBeUndefined();
  expect(asks({ ...picks, min: 1, max: 1 }, 'ash')).toBeUndefined();
  expect(asks({ ...choice, audience: 'gm' }, 'ash')).toBeUndefined();
  expect(asks({ ...choice, about: ['lurker'] }, 'ash')).toBeUndefined();
  expect(asks({ ...choice, options: [...deeds.slice(0, 1), pass] }, 'ash')).toBeUndefined();
});

it('takes the faces of the own dice alone', () => {
  let encounter = striking();
  for (const option of ['ogre', 'pass']) {
    const { question } = liveStateOf(toy, encounter);
    const next = question && answerQuestion(toy, encounter, question.id, { kind: 'choose', option });
    if (next?.ok) encounter = next.value;
  }
  const { asked } = viewsAt(encounter)('ash') ?? {};
  expect(asked?.kind === 'dice' && asked.rolls).toMatchObject([{ id: '0', groups: [{ count: 4, sides: 6 }] }]);
  const faces = [[[6], [5], [4], [3]]];
  const roll = liveStateOf(toy, encounter).question;
  const id = roll?.kind === 'dice' ? (roll.rolls[0]?.id ?? '') : '';
  expect(answered(encounter, 'ash', { kind: 'dice', faces: { 0: faces } })).toEqual({
    kind: 'dice',
    faces: { [id]: faces },
  });
  expect(answered(encounter, 'ash', { kind: 'dice', faces: { 0: [[[6], [5], [4]]] } })).toBeUndefined();
  expect(answered(encounter, 'ash', { kind: 'dice', faces: {} })).toBeUndefined();
  expect(answered(encounter, 'bo', { kind: 'dice', faces: { 0: faces } })).toBeUndefined();
});
