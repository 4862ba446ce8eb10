/**
 * Tests rulings under an open reaction, the same in every game: the attacker's death is refused
 * with a sentence, a bystander's fall is not, and the first questions of a fight take rulings too.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../engine/command.ts';
import type { Encounter } from '../../../engine/encounter.ts';
import type { Fight } from '../../../engine/fight.ts';
import { getPath } from '../../../engine/forms/schema.ts';
import { dispatch, liveStateOf } from '../../../engine/history.ts';
import { offersOf } from '../../../engine/legality.ts';
import { readLog } from '../../../engine/log/read.ts';
import {
  answerAtRandom,
  commandOfOffer,
  freeOffers,
  randomDecider,
  setUpOrThrow,
} from '../../../engine/play.testing.ts';
import type { Question } from '../../../engine/question.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import { UNFIT_RULING } from '../../../engine/running/runMove.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { loadAllGames } from '../../index.ts';

const rulesets = await loadAllGames();

/** The value of a sheet that kills, in games that have one. */
const DEAD: Readonly<Record<string, { path: string; value: unknown }>> = {
  murdham: { path: 'conditions', value: ['dead'] },
  thrum: { path: 'removed', value: true },
  einfelst: { path: 'gone', value: 'dead' },
  hestia: { path: 'gone', value: 'dead' },
  ingenuity: { path: 'gone', value: 'dead' },
  freeform: { path: 'fate', value: 'defeated' },
};
/** House rules under which combatants can react to another's move. */
const HOUSE: Readonly<Record<string, Record<string, unknown>>> = {
  hestia: { opportunist: true, moveStrikes: true },
  freeform: { answers: true },
};

type Reaction = Extract<Question, { kind: 'choose' | 'pick' }>;

/**
 * Plays ready fights at random. `met` is called with each reaction that is open to somebody else's
 * attack, until `met` says that it has seen enough.
 */
function eachReaction(
  ruleset: Ruleset,
  met: (at: Encounter, attacker: string, question: Reaction) => 'enough' | 'more',
): void {
  for (let seed = 1; seed <= 16; seed += 1) {
    const decide = randomDecider(seed);
    const { script } = decide.of(ruleset.ready);
    const house = { ...script.house, ...HOUSE[ruleset.id] };
    let at = setUpOrThrow(ruleset, readyScenes, { ...script, house, lines: [], seed });
    const begun = dispatch(ruleset, at, { type: 'begin' });
    if (begun.ok) at = begun.value;
    let actor = '';
    for (let step = 0; step < 120 && liveStateOf(ruleset, at).fight.stage !== 'over'; step += 1) {
      const { question } = liveStateOf(ruleset, at);
      if (question) {
        const { seat, kind } = question;
        const other = seat.kind === 'combatant' && seat.combatant !== actor;
        if (actor && other && (kind === 'choose' || kind === 'pick') && met(at, actor, question) === 'enough') return;
        at = answerAtRandom(ruleset, at, question, decide);
        continue;
      }
      const mine = at.fight.order.find((id) => freeBlows(ruleset, at, id).length > 0);
      const blows = mine === undefined ? [] : freeBlows(ruleset, at, mine);
      const offers = blows.length > 0 ? blows : freeOffers(ruleset, at).filter(({ actor: who }) => who !== 'table');
      if (offers.length === 0) break;
      const offer = decide.of(offers);
      actor = at.fight.combatants[offer.actor] ? offer.actor : '';
      const next = dispatch(ruleset, at, commandOfOffer(offer));
      if (!next.ok) throw new Error(next.refusal.text);
      at = next.value;
    }
  }
}
const freeBlows = (ruleset: Ruleset, { fight }: Encounter, who: string) =>
  offersOf(ruleset, fight, who).filter(
    ({ action, blocked }) => !blocked && /attack|strike|shoot|retreat|^use/.test(action),
  );

const kills = (ruleset: Ruleset, fight: Fight, combatant: string): Edit => ({
  edit: 'sheet',
  combatant,
  ...(DEAD[ruleset.id] ?? lastHarm(ruleset, fight, combatant)),
});

/**
 * The number of the sheet that brings the vital track to its end, in games where no value of the
 * sheet kills.
 */
function lastHarm(ruleset: Ruleset, fight: Fight, who: string): { path: string; value: unknown } {
  const vital = ruleset.tracks(fight, who).find(({ weight }) => weight === 'vital');
  const path = vital?.raisedBy ?? vital?.loweredBy;
  if (!vital || path === undefined)
    throw new Error(`No number of ${who}’s sheet moves its vital track: name the value that kills in DEAD.`);
  const more = (vital.kind === 'bar' ? 0 : vital.max) - vital.value;
  const now = Number(getPath(fight.combatants[who]?.sheet, path));
  return { path, value: now + (vital.raisedBy === undefined ? -more : more) };
}
const byHand = (ruleset: Ruleset, at: Encounter, ...edits: Edit[]) =>
  dispatch(ruleset, at, { type: 'edit', label: 'By hand', edits });

/**
 * A combatant of whom the move has not spoken, and whose side still stands without that combatant.
 */
function bystanderOf(ruleset: Ruleset, fight: Fight, attacker: string, question: Reaction): string | undefined {
  const { seat, about = [], options } = question;
  const named = new Set([attacker, ...about, ...options.map(({ combatant }) => combatant)]);
  if (seat.kind === 'combatant') named.add(seat.combatant);
  const up = fight.order.filter((id) => ruleset.standing(fight, id).at === 'up');
  const fellows = (id: string) => up.filter((one) => fight.combatants[one]?.side === fight.combatants[id]?.side);
  return up.find((id) => !named.has(id) && fellows(id).length > 1);
}

describe.each(rulesets.map((ruleset) => ({ name: ruleset.name, ruleset })))('26.1 $name', ({ ruleset }) => {
  it('the attacker’s death under an open reaction is refused with its sentence; a bystander’s is taken', {
    timeout: 300_000,
  }, () => {
    const met = { attacker: 0, bystander: 0 };
    eachReaction(ruleset, (at, attacker, question) => {
      met.attacker += 1;
      const before = liveStateOf(ruleset, at);
      for (const edit of [kills(ruleset, before.fight, attacker), { edit: 'remove', combatant: attacker } as const]) {
        const next = byHand(ruleset, at, edit);
        expect(next.ok ? `${attacker} is gone and strikes on` : next.refusal.text).toBe(UNFIT_RULING);
      }
      expect(liveStateOf(ruleset, at)).toEqual(before);
      const bystander = bystanderOf(ruleset, before.fight, attacker, question);
      if (bystander !== undefined) {
        met.bystander += 1;
        const next = byHand(ruleset, at, kills(ruleset, before.fight, bystander));
        if (!next.ok) throw new Error(next.refusal.text);
        expect(ruleset.standing(liveStateOf(ruleset, next.value).fight, bystander).at).not.toBe('up');
      }
      return met.attacker >= 2 && met.bystander >= 1 ? 'enough' : 'more';
    });
    expect(met.attacker).toBeGreaterThanOrEqual(1);
    expect(met.bystander).toBeGreaterThanOrEqual(1);
  });
  it('a ruling made while the first questions of a fight are open is in the log, when there are any', () => {
    for (const [seed, { script }] of ruleset.ready.entries()) {
      const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed });
      const begun = dispatch(ruleset, start, { type: 'begin' });
      if (!begun.ok || !liveStateOf(ruleset, begun.value).question) continue;
      const [someone = ''] = start.fight.order;
      const next = byHand(ruleset, begun.value, { edit: 'combatant', combatant: someone, note: 'a note' });
      if (!next.ok) throw new Error(next.refusal.text);
      const { fight } = liveStateOf(ruleset, next.value);
      expect(readLog(fight).map(({ text }) => text)).toContain('By hand');
      expect(fight.combatants[someone]?.note).toBe('a note');
    }
  });
});
