/**
 * Random play in which the GM rules by hand at random moments, with or without an open question.
 * Checks the conditions that must hold after any ruling.
 */
import { describe, expect, it } from 'vitest';
import type { Command, Edit } from '../../../engine/command.ts';
import type { Encounter } from '../../../engine/encounter.ts';
import { everyone } from '../../../engine/fight.ts';
import { type PlainField, plainField } from '../../../engine/forms/field.ts';
import { getPath } from '../../../engine/forms/schema.ts';
import { dispatch, liveStateOf } from '../../../engine/history.ts';
import { offersOf } from '../../../engine/legality.ts';
import {
  answerAtRandom,
  commandOfOffer,
  freeOffers,
  randomDecider,
  setUpOrThrow,
  thereAndBack,
} from '../../../engine/play.testing.ts';
import { publicView } from '../../../engine/public/publicView.ts';
import { fieldsOf, type Ruleset } from '../../../engine/ruleset.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { allPlaces } from '../../../space/zones/zones.ts';
import { valuesByHand } from '../../byHand.testing.ts';
import { usualInvariants } from '../../invariants.testing.ts';
import { type AskedAnew, holdsAskedAnew } from './askedAnew.testing.ts';

type Decider = ReturnType<typeof randomDecider>;

/**
 * The number of fights for each game. HANDS=500 tries new fights; HANDS_FROM=7 HANDS=1 plays fight
 * 7 again.
 */
const HANDS = Number(process.env.HANDS ?? 6);
const FROM = Number(process.env.HANDS_FROM ?? 1);

/** The counts of a play, which the test reports. */
interface Counted extends AskedAnew {
  fights: number;
  edits: number;
  within: number;
  refused: number;
  asked: number;
}

/**
 * A random edit that the GM may make on a combatant: a value of its form, its place, its side, or
 * its removal.
 */
function anyEdit(ruleset: Ruleset, { fight }: { fight: Encounter['fight'] }, decide: Decider): Edit | undefined {
  const people = everyone(fight);
  if (people.length === 0) return undefined;
  const one = decide.of(people);
  const combatant = one.id;
  const { scene } = fight;
  switch (decide.int(0, 11)) {
    case 0:
      return people.length > 3 && combatant !== 'canary' ? { edit: 'remove', combatant } : undefined;
    case 1:
      return { edit: 'combatant', combatant, side: decide.of(fight.sideOrder) };
    case 2:
    case 3: {
      const place =
        scene.kind === 'zones'
          ? decide.of(allPlaces(scene))
          : { kind: 'square' as const, column: decide.int(0, scene.columns - 1), row: decide.int(0, scene.rows - 1) };
      return { edit: 'combatant', combatant, place: decide.int(0, 5) === 0 ? { kind: 'off' } : place };
    }
    default: {
      const fields = [...fieldsOf(ruleset, fight), ...(ruleset.heldFields?.(one.sheet) ?? [])];
      // Harm and conditions are edited more often than names.
      const vital = fields.filter(({ group }) => /harm|health|state|load|condition|wound/i.test(group));
      const field: PlainField = plainField(decide.of(decide.int(0, 2) > 0 && vital.length > 0 ? vital : fields), fight);
      const values = valuesByHand(field, getPath(one.sheet, field.path));
      const mid = field.kind === 'number' ? [decide.int(field.min, field.max)] : [];
      const all = [...values, ...mid];
      if (all.length === 0) return undefined;
      // The random choice includes no value at all.
      const value = all[decide.int(0, all.length - 1)];
      return { edit: 'sheet', combatant, path: field.path, value };
    }
  }
}

/** Whether the sheet now has the number that was set. */
function shown(at: Encounter, ruleset: Ruleset, edit: Edit): boolean {
  if (edit.edit !== 'sheet' || typeof edit.value !== 'number') return true;
  const now = getPath(liveStateOf(ruleset, at).fight.combatants[edit.combatant]?.sheet, edit.path);
  // Harm beyond what a combatant can bear is cut to the most it can bear.
  return now === edit.value || (edit.path === 'harm' && typeof now === 'number' && now < edit.value);
}

/** Plays one fight. `raw` sets only numbers, so the acting combatant may be down. */
function playOne(ruleset: Ruleset, seed: number, moves: number, counted: Counted): void {
  const decide = randomDecider(seed + 991);
  const raw = seed % 4 === 0;
  const script = decide.of(ruleset.ready).script;
  const cast = [
    ...script.cast,
    { ...(script.cast.at(-1) as (typeof script.cast)[number]), id: 'canary', name: 'CANARY', hidden: true },
  ];
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, cast, lines: [], seed });
  let at = start;
  const take = (command: Command): boolean => {
    const next = dispatch(ruleset, at, command);
    if (next.ok) at = next.value;
    return next.ok;
  };
  const check = () => {
    const now = liveStateOf(ruleset, at);
    if (now.stuck) throw new Error(`Stuck: ${now.stuck}`);
    if (decide.int(0, 9) === 0)
      expect(
        JSON.stringify(publicView(ruleset, now.fight, now.question, { party: 'exact', others: 'exact' })),
      ).not.toMatch(/CANARY/i);
    if (at.open || raw) return;
    for (const { rule, fault } of usualInvariants) {
      const words = fault(ruleset, at.fight);
      if (words !== undefined) throw new Error(`${rule}: ${words}`);
    }
  };
  const rule = () => {
    const open = at.open !== undefined;
    const edit = anyEdit(ruleset, liveStateOf(ruleset, at), decide);
    if (!edit) return;
    const before = at;
    const was = liveStateOf(ruleset, at).question?.id;
    const ruling = {
      type: 'edit' as const,
      label: 'By the GM’s hand',
      edits: [edit],
      ...(raw ? { raw: true as const } : {}),
    };
    if (!take(ruling)) {
      counted.refused += 1;
      return;
    }
    counted.edits += 1;
    if (open) {
      counted.within += 1;
      holdsAskedAnew(ruleset, before, at, ruling, counted);
    }
    const { question } = liveStateOf(ruleset, at);
    if (question && (!open || question.id !== was)) counted.asked += 1;
    if (raw && !shown(at, ruleset, edit)) throw new Error(`${JSON.stringify(edit)} is not what is shown.`);
    check();
  };
  const finish = () => {
    for (let asked = 0; ; asked += 1) {
      if (decide.int(0, 5) === 0) rule();
      const { question } = liveStateOf(ruleset, at);
      if (!question) return;
      if (asked > 400) throw new Error(`A move asks without end: ${question.title}`);
      at = answerAtRandom(ruleset, at, question, decide);
      check();
    }
  };
  take({ type: 'begin' });
  finish();
  for (let done = 0; done < moves && at.fight.stage === 'running'; done += 1) {
    if (decide.int(0, 3) === 0) rule();
    finish();
    if (at.fight.stage !== 'running') break;
    const someone = decide.of([...at.fight.order, '']);
    const ruled = offersOf(ruleset, at.fight, someone).filter(({ action }) => action === 'ruled');
    const offers = ruled.length > 0 && decide.int(0, 9) === 0 ? ruled : freeOffers(ruleset, at);
    if (offers.length === 0) break;
    const own = offers.filter(({ actor }) => actor !== 'table');
    const offer = decide.of(own.length > 0 && decide.int(0, 7) > 0 ? own : offers);
    if (!take(commandOfOffer(offer))) throw new Error(`Offered and refused: ${JSON.stringify(offer)}`);
    check();
    finish();
  }
  if (at.fight.stage === 'running') take({ type: 'end' });
  finish();
  const { start: back, end } = thereAndBack(ruleset, at);
  expect(back.fight).toEqual(start.fight);
  expect(back.dice).toEqual(start.dice);
  expect(end.fight).toEqual(at.fight);
  expect(end.dice).toEqual(at.dice);
}

/** Declares the test of a game. `moves` is how many moves are made before the fight is ended. */
export function playByHand(ruleset: Ruleset, moves = 24): void {
  describe(`${ruleset.name} by hand`, () => {
    it('26.1: with rulings at any moment nobody acts who cannot, what was set is shown, no secret is, and undo is exact', {
      timeout: 900_000,
    }, () => {
      const counted: Counted = { fights: 0, edits: 0, within: 0, refused: 0, asked: 0, tried: 0, judged: 0 };
      for (let seed = FROM; seed < FROM + HANDS; seed += 1) {
        try {
          playOne(ruleset, seed, moves, counted);
        } catch (error) {
          const words = error instanceof Error ? error.message : String(error);
          throw new Error(`seed ${seed}: ${words}`, { cause: error });
        }
        counted.fights += 1;
      }
      expect(counted.within).toBeGreaterThan(0);
      console.log(
        `${ruleset.name}: ${counted.fights} fights, ${counted.edits} rulings by hand, ${counted.within} with a question open, ${counted.asked} that asked, ${counted.refused} refused; ${counted.judged} of ${counted.tried} in open questions judged by an oracle`,
      );
    });
  });
}
