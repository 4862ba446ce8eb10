/**
 * Drives a Thrum fight in tests as a table would: commands, answers, dice, and reads the screens.
 */

import type { Edit } from '../../engine/command.ts';
import { type Encounter, newEncounter } from '../../engine/encounter.ts';
import { withPath } from '../../engine/forms/schema.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../engine/history.ts';
import { offersOf } from '../../engine/legality.ts';
import { readLog } from '../../engine/log/read.ts';
import { type Answer, faultOfAnswer, type Question } from '../../engine/question.ts';
import { usualSides } from '../../engine/script.ts';
import { placeKey, type SquareScene } from '../../space/scene.ts';
import type { ThrumFight } from './fight.ts';
import { thrum } from './index.ts';
import { flatScene } from './scenes.testing.ts';
import { type Sheet, thrumSheet } from './sheet/sheet.ts';

export { thrum as thrumGame };

export interface Member {
  at?: [number, number];
  side?: 'party' | 'foes';
  /** The sheet's values that differ from a blank character, by dotted path. */
  sheet?: Record<string, unknown>;
  /** Abilities with their upgrades: `sockem:ab`. */
  has?: string[];
}

const abilityOf = (text: string) => {
  const [id = '', ups = ''] = text.split(':');
  return { id, upgrades: [...ups] };
};

export class Driver {
  encounter: Encounter;
  constructor(cast: Record<string, Member>, scene: SquareScene = flatScene(), house: Record<string, unknown> = {}) {
    this.encounter = newEncounter(thrum, { id: 't', name: 'test', seed: 7, scene, sides: usualSides });
    const edits: Edit[] = Object.entries(house).map(([path, value]) => ({ edit: 'house', path, value }));
    for (const [id, member] of Object.entries(cast)) {
      let sheet: unknown = thrumSheet.start();
      const changes = { ...(member.has ? { abilities: member.has.map(abilityOf) } : {}), ...member.sheet };
      for (const [path, value] of Object.entries(changes)) {
        const next = withPath(sheet, path, value);
        if (!next.ok) throw new Error(next.fault);
        sheet = next.value;
      }
      edits.push({
        edit: 'add',
        combatant: {
          id,
          name: id[0]?.toUpperCase() + id.slice(1),
          side: member.side ?? 'party',
          hidden: false,
          place: member.at ? { kind: 'square', column: member.at[0], row: member.at[1] } : { kind: 'off' },
          look: {},
          note: '',
          sheet,
        },
      });
    }
    this.take(dispatch(thrum, this.encounter, { type: 'edit', label: 'Set up', edits }));
  }

  private take(result: ReturnType<typeof dispatch>): void {
    if (!result.ok) throw new Error(`${result.refusal.text} (${result.refusal.rule})`);
    this.encounter = result.value;
  }
  get fight(): ThrumFight {
    return liveStateOf(thrum, this.encounter).fight;
  }
  get question(): Question | undefined {
    const now = liveStateOf(thrum, this.encounter);
    if (now.stuck) throw new Error(now.stuck);
    return now.question;
  }
  sheet(id: string): Sheet {
    const found = this.fight.combatants[id];
    if (!found) throw new Error(`nobody is ${id}`);
    return found.sheet;
  }
  place(id: string): string {
    const found = this.fight.combatants[id];
    return found ? placeKey(found.place).replace('square:', '') : 'nowhere';
  }

  /**
   * Begins with the turns in the given order, the others after them, and plays through round zero.
   */
  begin(...ids: string[]): this {
    const ranks = [...ids, ...this.fight.order.filter((id) => !ids.includes(id))];
    this.edit(
      ...ranks.map((combatant, at) => ({
        edit: 'sheet' as const,
        combatant,
        path: 'fixed.initiative',
        value: Math.max(-5, 28 - at * 3),
      })),
    );
    this.take(dispatch(thrum, this.encounter, { type: 'begin' }));
    const order = [...ids, ...this.fight.order.filter((id) => !ids.includes(id))];
    const faces: Record<string, number[][][]> = {};
    const pairs = [
      [6, 6],
      [6, 5],
      [5, 5],
      [5, 4],
      [4, 4],
      [4, 3],
      [3, 3],
      [3, 2],
      [2, 2],
      [2, 1],
      [1, 1],
    ];
    const question = this.question;
    if (question?.kind !== 'dice') throw new Error('initiative is rolled first');
    for (const roll of question.rolls) {
      const at = order.indexOf(roll.id);
      const pair = pairs[Math.min(at, pairs.length - 1)] ?? [1, 1];
      const count = roll.groups[0]?.count ?? 2;
      faces[roll.id] = [Array.from({ length: count }, (_, n) => [pair[n] ?? pair[0] ?? 1])];
    }
    this.take(answerQuestion(thrum, this.encounter, question.id, { kind: 'dice', faces }, 'typed'));
    while (this.fight.state.round === 0 && this.fight.stage === 'running') this.do('end-turn');
    return this;
  }

  /** Does an action for `who`, by default the combatant who has the turn. */
  do(action: string, variant?: string, who = this.fight.state.turn?.who ?? 'table'): this {
    this.take(
      dispatch(thrum, this.encounter, {
        type: 'act',
        actor: who,
        action,
        ...(variant === undefined ? {} : { variant }),
      }),
    );
    return this;
  }
  edit(...edits: Edit[]): this {
    this.take(dispatch(thrum, this.encounter, { type: 'edit', label: 'By hand', edits }));
    return this;
  }
  /** The refusal of an action, as `TH-06: words`; undefined when it is allowed. */
  refusal(action: string, variant?: string, who = this.fight.state.turn?.who ?? 'table'): string | undefined {
    const result = dispatch(thrum, this.encounter, {
      type: 'act',
      actor: who,
      action,
      ...(variant === undefined ? {} : { variant }),
    });
    return result.ok ? undefined : `${result.refusal.rule}: ${result.refusal.text}`;
  }

  /**
   * Answers choices by option id, and dice by faces: `{ attack: [6, 6] }`, or one list for one
   * roll.
   */
  say(...answers: (string | string[] | number[] | Record<string, number[]>)[]): this {
    for (const said of answers) this.take(this.tryToSay(said));
    return this;
  }
  tryToSay(said: string | string[] | number[] | Record<string, number[]>): ReturnType<typeof answerQuestion> {
    const { question } = this;
    if (!question) throw new Error(`nothing is asked, but ${JSON.stringify(said)} was said`);
    let given: Answer;
    if (typeof said === 'string')
      given =
        question.kind === 'text'
          ? { kind: 'text', text: said }
          : question.kind === 'pick'
            ? { kind: 'pick', options: [said] }
            : { kind: 'choose', option: said };
    else if (Array.isArray(said) && typeof said[0] === 'string') given = { kind: 'pick', options: said as string[] };
    else {
      const faces: Record<string, number[][][]> = {};
      const rolls = question.kind === 'dice' ? question.rolls : [];
      for (const roll of rolls) {
        const own = Array.isArray(said) ? (said as number[]) : ((said as Record<string, number[]>)[roll.id] ?? []);
        // Boons and banes add dice. Dice that the test does not name show a middling 3, so that a
        // test names only the dice that matter.
        const dice = Array.from({ length: roll.groups[0]?.count ?? 2 }, (_, n) => own[n] ?? own.at(-1) ?? 3);
        faces[roll.id] = [dice.map((face) => [face])];
      }
      given = { kind: 'dice', faces };
    }
    return answerQuestion(thrum, this.encounter, question.id, given, question.kind === 'dice' ? 'typed' : 'chosen');
  }

  /**
   * Answers an attack roll so that the attack hits (by about 2), crits or misses, whatever the
   * modifiers are.
   */
  contest(result: 'hit' | 'crit' | 'miss' | 'clear'): this {
    const { question } = this;
    if (question?.kind !== 'dice') throw new Error(`dice were awaited, not ${question?.title}`);
    const [a, d] = question.rolls;
    const total = (roll: typeof a) => roll?.tally?.total ?? 0;
    const want = { hit: [1, 4], crit: [5, 99], miss: [-4, 0], clear: [-99, -5] }[result] as [number, number];
    const pairs = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
    for (const x of pairs(6))
      for (const y of pairs(6))
        for (const p of pairs(6))
          for (const q of pairs(6)) {
            const margin = total(a) + x + y - (total(d) + p + q);
            if (margin < want[0] || margin > want[1]) continue;
            const fill = (roll: typeof a, one: number, two: number) => {
              const group = roll?.groups[0];
              const low = group?.read.by === 'keep' && group.read.which === 'lowest';
              const rest = Math.max(0, (group?.count ?? 2) - 2);
              return [one, two, ...Array.from({ length: rest }, () => (low ? Math.max(one, two) : Math.min(one, two)))];
            };
            return this.say({ [a?.id ?? '']: fill(a, x, y), [d?.id ?? '']: fill(d, p, q) });
          }
    throw new Error(`no dice give a ${result}: ${total(a)} against ${total(d)}`);
  }

  /** The options that are free now. */
  get free(): string[] {
    const { question } = this;
    return question && (question.kind === 'choose' || question.kind === 'pick')
      ? question.options.filter(({ blocked }) => !blocked).map(({ id }) => id)
      : [];
  }
  blocked(id: string): string | undefined {
    const { question } = this;
    return question && (question.kind === 'choose' || question.kind === 'pick')
      ? question.options.find((option) => option.id === id)?.blocked?.rule
      : undefined;
  }
  number(value: number): this {
    const { question } = this;
    if (question) this.take(answerQuestion(thrum, this.encounter, question.id, { kind: 'number', value }));
    return this;
  }
  /** The label of an open roll: its boons and banes in words. */
  roll(id: string): string {
    const { question } = this;
    return (question?.kind === 'dice' && question.rolls.find((roll) => roll.id === id)?.label) || '';
  }
  dice(id: string): { count: number; which: string; added: number } {
    const { question } = this;
    const roll = question?.kind === 'dice' ? question.rolls.find((one) => one.id === id) : undefined;
    const group = roll?.groups[0];
    return {
      count: group?.count ?? 0,
      which: group?.read.by === 'keep' ? group.read.which : '',
      added: roll?.tally?.total ?? 0,
    };
  }
  /** Ends turns, at least one, until `who` has the turn. */
  until(who: string): this {
    this.do('end-turn').settle();
    for (let n = 0; n < 30 && this.fight.state.turn?.who !== who; n += 1) this.do('end-turn').settle();
    if (this.fight.state.turn?.who !== who) throw new Error(`it never became ${who}’s turn`);
    return this;
  }
  /** Declines every open question until none is left, and draws the dice. */
  settle(): this {
    for (let n = 0; n < 60; n += 1) {
      const { question } = this;
      if (!question) return this;
      if (question.kind === 'dice') this.take(rollFor(thrum, this.encounter));
      else if (question.kind === 'choose') {
        const options = question.options.filter(({ blocked }) => !blocked);
        this.say((options.find(({ tone }) => tone === 'pass') ?? options[0])?.id ?? '');
      } else if (question.kind === 'pick') {
        const given: Answer = {
          kind: 'pick',
          options: question.options
            .filter(({ blocked }) => !blocked)
            .slice(0, question.min)
            .map(({ id }) => id),
        };
        if (faultOfAnswer(question, given)) throw new Error('no way to settle');
        this.take(answerQuestion(thrum, this.encounter, question.id, given));
      } else if (question.kind === 'text') this.say(question.suggested);
      else this.take(answerQuestion(thrum, this.encounter, question.id, { kind: 'number', value: question.suggested }));
    }
    throw new Error('questions without end');
  }
  offered(who: string, action: string): Record<string, string | true> {
    return Object.fromEntries(
      offersOf(thrum, this.fight, who)
        .filter((offer) => offer.action === action)
        .map((offer) => [offer.variant ?? offer.action, offer.blocked?.rule ?? true]),
    );
  }
  /** The log's sentences since the last finished move began. */
  get told(): string {
    return readLog(this.fight)
      .map(({ rule, text }) => `${rule} ${text}`)
      .join('\n');
  }
}

export const playOut = (cast: Record<string, Member>, scene?: SquareScene, house?: Record<string, unknown>): Driver =>
  new Driver(cast, scene, house);
