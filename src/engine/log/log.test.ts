/**
 * Tests the log as data: references follow the fight, players read "somebody" for people they do
 * not know, and old text stays as it was.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combatantOf, type Fight } from '../fight.ts';
import { liveStateOf } from '../history.ts';
import { logEntrySchema, textOfParts } from '../logEntry.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { publicView } from '../public/publicView.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { withLogParts } from './migrateLog.ts';
import { logEntriesSince, readLog, spansInFight, textInFight } from './read.ts';
import {
  type InSentence,
  itemRef,
  kindRef,
  peopleRef,
  personRef,
  placeRef,
  pronounRef,
  sentence,
  sideRef,
  writtenRef,
} from './sentence.ts';
import { tellSentence, tellWritten } from './tell.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
/** A fight whose log has one more sentence, with the changes that `change` makes. */
function told(
  words: ReturnType<typeof sentence>,
  more: Parameters<typeof tellSentence>[3] = {},
  change = (_: Fight) => {},
) {
  const fight = structuredClone(liveStateOf(toy, start).fight) as Fight;
  change(fight);
  tellSentence(fight, 'TY-01', words, more, (id) => !toy.seenByPlayers(fight as never, id));
  return fight;
}
const lastText = (fight: Fight) => readLog(fight).at(-1)?.text;
/** Works on a copy, because building the view freezes the fight. */
const lastOf = (fight: Fight) => publicView(toy, structuredClone(fight) as never, undefined, start.display).last;
const lastShown = (fight: Fight) => lastOf(fight)?.text;

describe('a sentence', () => {
  it('uses present names: a new name reaches old sentences, and a combatant who is gone keeps the last name', () => {
    const fight = told(sentence`${personRef('ash')} strikes ${personRef('ogre')}.`);
    expect(lastText(fight)).toBe('Ash strikes Ogre.');
    combatantOf(fight, 'ash').name = 'Cinder';
    expect([lastText(fight), lastShown(fight)]).toEqual(['Cinder strikes Ogre.', 'Cinder strikes Ogre.']);
    delete fight.combatants.ogre;
    fight.order = fight.order.filter((id) => id !== 'ogre');
    expect(lastText(fight)).toBe('Cinder strikes Ogre.');
    expect(lastShown(fight)).toBe('Cinder strikes Ogre.');
  });
  it('names people in a list, a kind, a side, a place and a thing, and begins with a capital letter', () => {
    const fight = told(sentence`x`);
    const of = (words: ReturnType<typeof sentence>) => lastText(told(words));
    const ogre = combatantOf(fight, 'ogre');
    expect(of(sentence`${peopleRef([])} waits.`)).toBe('nobody waits.');
    expect(of(sentence`${peopleRef(['ash'])} waits.`)).toBe('Ash waits.');
    expect(of(sentence`${peopleRef(['ash', 'bo', 'ogre'])} wait.`)).toBe('Ash, Bo and Ogre wait.');
    expect(of(sentence`${2} × ${kindRef({ ...ogre, copy: 4 })}.`)).toBe('2 × Ogre.');
    expect(of(sentence`Spear of ${personRef('ash')}: ${itemRef('Spear')}.`)).toBe('Spear of Ash: Spear.');
    const [side] = Object.values(fight.sides).filter(({ name }) => name.startsWith('The '));
    if (side) {
      expect(of(sentence`${sideRef(side.id)} act. Now ${sideRef(side.id)} act.`)).toBe(
        `${side.name} act. Now ${side.name.replace('The', 'the')} act.`,
      );
    }
    const zone = fight.scene.kind === 'zones' ? Object.values(fight.scene.zones)[0] : undefined;
    expect(of(sentence`It is dark in ${placeRef(zone?.id ?? '')}.`)).toBe(`It is dark in ${zone?.name}.`);
  });
  it('uses the combatant’s pronoun, and its name where none is given', () => {
    const words = sentence`${personRef('ash')} sees ${pronounRef('ash', 'reflexive')}. ${pronounRef('ash', 'possessive')} hands shake.`;
    expect(lastText(told(words))).toBe('Ash sees Ash. Ash’s hands shake.');
    const she = told(words, {}, (fight) => {
      combatantOf(fight, 'ash').pronoun = 'she';
    });
    expect(lastText(she)).toBe('Ash sees herself. Her hands shake.');
    const they = told(words, {}, (fight) => {
      combatantOf(fight, 'ash').pronoun = 'they';
    });
    expect(lastText(they)).toBe('Ash sees themself. Their hands shake.');
  });
  it('gives a name in place of a pronoun its number', () => {
    const fight = told(
      sentence`${personRef('ogre')} is out: ${pronounRef('ogre', 'possessive')} blow does not land.`,
      {},
      (now) => {
        Object.assign(combatantOf(now, 'ogre'), { copy: 4, known: 1 });
      },
    );
    expect(lastText(fight)).toBe('Ogre 4 is out: Ogre 4’s blow does not land.');
  });
  it('gives each name as a part of its own, and none for a combatant who is gone', () => {
    const fight = told(sentence`${personRef('ash')} strikes ${personRef('ogre')}.`);
    const runs = () => spansInFight(fight, fight.log.at(-1)?.parts ?? []).map(({ text, who }) => [text, who]);
    expect(runs()).toEqual([
      ['Ash', 'ash'],
      [' strikes ', undefined],
      ['Ogre', 'ogre'],
      ['.', undefined],
    ]);
    delete fight.combatants.ogre;
    expect(runs()[2]).toEqual(['Ogre', undefined]);
  });
  it('with any words and references reads as these in their order, and fits the schema', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.integer(),
      fc.constantFrom<InSentence>(personRef('ash'), personRef('ogre'), itemRef('Spear'), sentence`${personRef('bo')}!`),
    );
    const called = (one: InSentence): string =>
      typeof one === 'string' || typeof one === 'number'
        ? String(one)
        : !('is' in one)
          ? 'Bo!'
          : 'id' in one
            ? ({ ash: 'Ash' }[one.id] ?? 'Ogre')
            : 'Spear';
    fc.assert(
      fc.property(value, value, (a, b) => {
        const fight = told(sentence`So ${a} and ${b}.`);
        expect(lastText(fight)).toBe(`So ${called(a)} and ${called(b)}.`);
        expect(logEntrySchema.safeParse(fight.log.at(-1)).success).toBe(true);
        const { parts, shown } = fight.log.at(-1) ?? {};
        expect(shown).toBe('same');
        expect(lastShown(fight)).toBe(textInFight(fight, parts ?? []));
      }),
    );
  });
});

describe('what players read', () => {
  const hide = (fight: Fight) => {
    combatantOf(fight, 'ogre').hidden = true;
  };
  const blow = sentence`${personRef('ogre')} hits ${personRef('ash')}.`;
  it('says “somebody” for an unseen attacker, with a capital at the beginning', () => {
    const happened = { is: 'hit' as const, whom: ['ash'], by: 'ogre' };
    const fight = told(blow, { happened }, hide);
    expect([lastText(fight), lastShown(fight)]).toEqual(['Ogre hits Ash.', 'Somebody hits Ash.']);
    const last = lastOf(fight);
    expect(last?.happened).toEqual({ is: 'hit', whom: ['ash'] });
    expect(last?.who).toEqual(['ash']);
  });
  it('says nothing of unseen actions, of a miss that nobody noticed, and of an attack on an unseen target', () => {
    const before = lastShown(liveStateOf(toy, start).fight);
    for (const fight of [
      told(sentence`${personRef('ogre')} waits.`, {}, hide),
      told(blow, { happened: { is: 'missed', whom: ['ash'], by: 'ogre' } }, hide),
      told(sentence`${personRef('ash')} hits ${personRef('ogre')}.`, { happened: { is: 'hit', whom: ['ogre'] } }, hide),
      told(sentence`Somewhere somebody waits.`, { who: ['ogre'] }, hide),
      told(blow, { shown: 'gm' }),
    ]) {
      expect(fight.log.at(-1)?.shown).toBeUndefined();
      expect(lastShown(fight)).toBe(before);
    }
  });
  it('says nothing of a combatant who hid after a sentence, except that an attack still shows', () => {
    const fight = told(blow, { happened: { is: 'hit', whom: ['ash'], by: 'ogre' } });
    expect(lastShown(fight)).toBe('Ogre hits Ash.');
    hide(fight);
    expect(lastShown(fight)).toBe('Somebody hits Ash.');
    const waiting = told(sentence`${personRef('ogre')} waits.`);
    hide(waiting);
    expect(lastShown(waiting)).toBe(lastShown(liveStateOf(toy, start).fight));
    expect(lastText(waiting)).toBe('Ogre waits.');
  });
  it('is the players’ own version of a sentence where there is one, and nothing else', () => {
    const fight = told(
      sentence`${personRef('ogre')} has 3 left.`,
      { shown: sentence`${personRef('ash')} looks.` },
      hide,
    );
    expect([lastText(fight), lastShown(fight)]).toEqual(['Ogre has 3 left.', 'Ash looks.']);
  });
  it('says “somewhere” for a place that they do not know, when the sentence is about somebody they see', () => {
    const { scene } = liveStateOf(toy, start).fight;
    const dark = scene.kind === 'zones' ? Object.values(scene.zones).find(({ id }) => id !== 'yard') : undefined;
    const fog = (fight: Fight) => {
      fight.fog = { [dark?.id ?? '']: true };
    };
    const place = placeRef(dark?.id ?? '');
    expect(lastShown(told(sentence`${place} is cold to ${personRef('ash')}.`, {}, fog))).toMatch(
      /^(Somewhere|.+) is cold to Ash\.$/,
    );
    expect(told(sentence`${place} is cold.`, {}, fog).log.at(-1)?.shown).toBeUndefined();
  });
  it('contains no secret name, whatever words people typed', () => {
    const fight = told(blow, { happened: { is: 'hit', whom: ['ash'], by: 'ogre' } }, (now) => {
      hide(now);
      combatantOf(now, 'ogre').name = 'CANARY';
    });
    tellWritten(fight, 'by hand', 'CANARY laughs.');
    expect(lastText(fight)).toBe('CANARY laughs.');
    expect(JSON.stringify(publicView(toy, structuredClone(fight) as never, undefined, start.display))).not.toContain(
      'CANARY',
    );
    expect(lastShown(fight)).toBe('Somebody hits Ash.');
  });
});

describe('reading and opening', () => {
  it('finds new sentences at the end or in the middle, and none when a sentence has gone', () => {
    const fight = told(sentence`${personRef('ash')} waits.`);
    const [first, last] = [fight.log[0], fight.log.at(-1)];
    if (!first || !last) throw new Error('Two sentences were told.');
    expect(logEntriesSince([first], [first, last])).toEqual([last]);
    expect(logEntriesSince([first, last], [first, { ...last, id: 9, parts: ['Between.'] }, last])).toHaveLength(1);
    expect(logEntriesSince([first, last], [first])).toEqual([]);
  });
  it('turns an old text into one part of written words, in the fight and in each step', () => {
    const entry = {
      id: 1,
      round: 1,
      rule: 'TY-01',
      text: 'Ash waits.',
      shown: 'Ash waits.',
      who: ['ash'],
      dice: [],
      tone: 'plain',
    };
    const secret = { ...entry, id: 2, text: 'Ogre waits.', shown: undefined };
    const step = {
      patches: [{ op: 'add', path: ['log', 0], value: entry }],
      inverse: [{ op: 'replace', path: ['log', 'length'], value: 0 }],
    };
    const up = withLogParts({
      fight: { log: [entry, secret, { ...entry, shown: 'It waits.' }] },
      past: [step],
      future: [
        { kind: 'step', step: { patches: [{ op: 'replace', path: ['log', 0, 'text'], value: 'So.' }], inverse: [] } },
        { kind: 'given' },
      ],
    });
    const text = (parts: unknown) =>
      textOfParts(parts as never, (reference) => ('text' in reference ? reference.text : ''));
    const log = (up.fight as { log: { parts: unknown; shown?: unknown }[] }).log;
    expect(log.map(({ parts, shown }) => [text(parts), Array.isArray(shown) ? text(shown) : shown])).toEqual([
      ['Ash waits.', 'same'],
      ['Ogre waits.', undefined],
      ['Ash waits.', 'It waits.'],
    ]);
    const { text: _, ...kept } = entry;
    expect(up.past).toEqual([
      {
        ...step,
        patches: [
          { op: 'add', path: ['log', 0], value: { ...kept, parts: [writtenRef('Ash waits.')], shown: 'same' } },
        ],
      },
    ]);
    expect(up.future).toEqual([
      {
        kind: 'step',
        step: { patches: [{ op: 'replace', path: ['log', 0, 'parts'], value: [writtenRef('So.')] }], inverse: [] },
      },
      { kind: 'given' },
    ]);
  });
});
