/** Areas on the map taken as the area of a move, of an own ability, and as all who are meant. */
import { describe, expect, it } from 'vitest';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { oneAt, partyBegins, playOut as playMurdham } from '../../rulesets/murdham/edges.testing.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { type Driver, playOut } from '../../rulesets/thrum/driver.testing.ts';
import { thrum } from '../../rulesets/thrum/index.ts';
import { sceneFrom } from '../../rulesets/thrum/scenes.testing.ts';
import type { AreaShape } from '../../space/areas/area.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import type { Edit } from '../command.ts';
import { answerQuestion, liveStateOf } from '../history.ts';
import { anyAnswer, playLines, randomDecider, setUpOrThrow } from '../play.testing.ts';
import { areaAnswers } from './areaAnswers.ts';

const lay = (shape: AreaShape, id = 'area-1'): Edit => ({
  edit: 'area',
  id,
  area: { id, name: id, shape, colour: 'rose', seen: 'gm' },
});
const P = 64;
const field = sceneFrom(Array.from({ length: 7 }, () => '.......').join('\n'));
const foe = (column: number, row: number) => ({ at: [column, row] as [number, number], side: 'foes' as const });
const answersOf = (d: Driver) => areaAnswers(thrum, d.fight, d.question);
/** Gives the area’s own answer. */
function take(d: Driver): Driver {
  const [found] = answersOf(d);
  if (found?.answer.kind !== 'choose') throw new Error('No area answers.');
  return d.say(found.answer.option);
}

describe('an area on the map', () => {
  it('TH-13: is taken as the area of an ability where it lies as the ability may lay one', () => {
    const d = playOut({ ash: { at: [1, 1], has: ['fire-burst'] }, bo: foe(3, 3), cy: foe(6, 6) }, field).begin('ash');
    d.edit(
      lay({ kind: 'square', at: { x: 4 * P, y: 4 * P }, side: 2 * P, turn: 0 }),
      lay({ kind: 'square', at: { x: 4.5 * P, y: 4.5 * P }, side: 3 * P, turn: 0 }, 'area-2'),
    );
    d.do('use', 'fire-burst');
    expect(answersOf(d).map(({ area }) => area.id)).toEqual(['area-1']);
    expect(take(d).question?.title).toMatch(/Bo/);
  });
  it('TH-13: is taken as the line of an own ability, from its end and along it', () => {
    const lash = {
      id: 'frost-lash',
      name: 'Frost Lash',
      art: 'elementalism',
      type: 'action',
      text: 'A line of frost.',
      attack: 'physical',
      range: 1,
      target: { who: 'enemy', shape: 'line', size: 4 },
      success: [{ do: 'deal', load: 'fatigue', n: 1 }],
    };
    const d = playOut(
      {
        ash: { at: [1, 2], has: ['frost-lash'], sheet: { 'training.elementalism': 2 } },
        bo: foe(3, 2),
        fay: foe(3, 4),
      },
      field,
      { abilities: [lash] },
    ).begin('ash');
    d.edit(lay({ kind: 'line', from: { x: 1.5 * P, y: 2.5 * P }, to: { x: 4.5 * P, y: 5.5 * P }, width: P }));
    d.do('use', 'frost-lash');
    take(d).say('resilience').contest('hit');
    expect(['bo', 'fay'].map((id) => d.sheet(id).load.fatigue)).toEqual([0, 1]);
  });
  it('MU-32: names the zone of a blast, and no blast where it takes in two zones', () => {
    const asked = (shape: AreaShape) =>
      playMurdham({
        cast: [oneAt('p', 'a', 'human', { gear: ['alchemists-fire'] }), oneAt('f', 'b')],
        lines: [
          ...partyBegins,
          { edit: [lay(shape)], label: 'Laid' },
          { do: 'attack', by: 'p', with: 'alchemists-fire' },
        ],
      });
    const at = asked({ kind: 'circle', at: { x: 150, y: 50 }, radius: 30 });
    const { fight, question } = liveStateOf(murdham, at);
    expect(areaAnswers(murdham, fight, question).map(({ answer }) => answer)).toEqual([
      { kind: 'choose', option: 'b' },
    ]);
    const two = liveStateOf(murdham, asked({ kind: 'line', from: { x: 50, y: 50 }, to: { x: 150, y: 50 }, width: 9 }));
    expect(areaAnswers(murdham, two.fight, two.question)).toEqual([]);
  });
  it('IN-35: picks all who stand in it where a ruling asks whom something harms', () => {
    const script = ingenuity.ready[0]?.script;
    if (!script) throw new Error('Ingenuity has a ready fight.');
    let at = playLines(ingenuity, setUpOrThrow(ingenuity, readyScenes, { ...script, lines: [] }), [
      { edit: [lay({ kind: 'circle', at: { x: 300, y: 300 }, radius: 9000 })], label: 'Laid' },
      { begin: true },
    ]);
    for (let n = 0; n < 9; n += 1) {
      const { question } = liveStateOf(ingenuity, at);
      const answer = question && anyAnswer(question, randomDecider(1));
      const given = question && answer && answerQuestion(ingenuity, at, question.id, answer, 'chosen');
      if (given?.ok) at = given.value;
    }
    at = playLines(ingenuity, at, [{ do: 'harm' }]);
    const { fight, question } = liveStateOf(ingenuity, at);
    const [found] = areaAnswers(ingenuity, fight, question);
    expect(found?.answer.kind === 'pick' && found.answer.options.length).toBe(fight.order.length);
    const given = found && answerQuestion(ingenuity, at, question?.id ?? '', found.answer, 'chosen');
    expect(given?.ok && liveStateOf(ingenuity, given.value).question?.title).toMatch(/type/);
  });
  it('answers nothing where nothing is asked, or where nobody who is offered stands in it', () => {
    const d = playOut({ ash: { at: [1, 1], has: ['fire-burst'] }, bo: foe(3, 3) }, field).begin('ash');
    d.edit(lay({ kind: 'square', at: { x: 0.5 * P, y: 6.5 * P }, side: P, turn: 0 }));
    expect(answersOf(d)).toEqual([]);
    d.do('use', 'fire-burst');
    expect(answersOf(d)).toEqual([]);
  });
});
