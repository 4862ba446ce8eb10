/**
 * What follows from a ruling by hand: a hold across zones ends, a fighter at health 0 drops and
 * dies, the chance goes on, fighters removed as mistakes never counted.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { dispatch, liveStateOf } from '../../../../engine/history.ts';
import type { Line } from '../../../../engine/script.ts';
import { attackBy, boldSword, nowIs, oneAt, partyBegins, playOut, withSword } from '../../edges.testing.ts';
import { atLetter } from '../../hall.testing.ts';
import { murdham } from '../../index.ts';

const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const byHand = (...edits: Edit[]): Line => ({ edit: edits, label: 'By hand' });
const foes = ['f1', 'f2', 'f3', 'f4'].map((id) => oneAt(id, 'h', 'bandit'));
const brave = { resolute: true };

describe('26.1: what follows from a ruling by hand', () => {
  it('MU-37 somebody held and moved two zones off is held no longer; only the place leaves the grip', () => {
    const grip = [{ id: 'grabbed', until: 'cause', by: 'p' }];
    const away: Edit = { edit: 'combatant', combatant: 'f1', place: atLetter('c') };
    const cast = [oneAt('p', 'a'), oneAt('f1', 'a', 'bandit', { conditions: grip })];
    const held = (grabbed: boolean): Line => nowIs({ badges: { f1: { grabbed } } });
    playOut({
      cast,
      lines: [...partyBegins, held(true), byHand(away), held(false), nowIs({ log: ['P no longer holds'] })],
    });
    playOut({ cast, lines: [...partyBegins, { edit: [away], label: 'x', raw: true }, held(true)] });
  });
  it('MU-29 health 0 drops and dies by the next round’s end; health again ends it', () => {
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f1', 'h', 'bandit', brave), oneAt('f2', 'h', 'bandit', brave)],
      lines: [
        ...partyBegins,
        byHand(set('f1', 'harm', 50)),
        nowIs({ badges: { f1: { incapacitated: true, dying: true } } }),
        byHand(set('f1', 'harm', 0)),
        nowIs({ badges: { f1: { dying: false } } }),
      ],
    });
  });
  it('MU-06 who falls by hand in its own turn has no more of it: the chance goes on', () => {
    const after = playOut({
      cast: [oneAt('p', 'a'), oneAt('p2', 'a'), ...foes],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ acting: 'p' }),
        byHand(set('p', 'conditions', ['incapacitated'])),
        nowIs({ acting: null }),
      ],
    });
    expect(liveStateOf(murdham, after).fight.state).toMatchObject({ chance: 'foes' });
  });
  it('MU-44 one removed as a mistake is no loss; one who fled is', () => {
    const gone = (...edits: Edit[]) =>
      liveStateOf(murdham, playOut({ cast: [oneAt('p', 'a'), ...foes], lines: [...partyBegins, byHand(...edits)] }))
        .fight;
    const row = (fight: ReturnType<typeof gone>) => murdham.morale(fight as never).find(({ id }) => id === 'foes');
    const removed = gone({ edit: 'remove', combatant: 'f1' }, { edit: 'remove', combatant: 'f2' });
    expect(row(removed as never)).toMatchObject({ state: 'steady', of: 2 });
    const fled = gone(set('f1', 'conditions', ['fled']), set('f2', 'conditions', ['fled']));
    expect(row(fled as never)).toMatchObject({ state: 'due', of: 4 });
  });
  it('MU-28 health set while the damage is rolled is shown, and the blow reduces the new health', () => {
    const tracks = (health: number): Line => nowIs({ tracks: { f1: { health } } });
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f1', 'a', 'bandit', boldSword)],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f1'),
        { answer: 'pass' },
        tracks(8),
        byHand(set('f1', 'harm', 2)),
        tracks(6),
        nowIs({ question: { kind: 'dice', rule: 'MU-28' } }),
        { answer: 1 },
        tracks(5),
      ],
    });
  });
  it('MU-15 the last target moved away while the attack is chosen: nothing is spent, and it is told', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f1', 'a', 'bandit', boldSword)],
      lines: [
        ...partyBegins,
        { do: 'attack-how', by: 'p' },
        { answer: 'sword' },
        byHand({ edit: 'combatant', combatant: 'f1', place: atLetter('c') }),
        nowIs({ question: null, log: ['P finds nobody to attack any more'], standing: { f1: 'up' } }),
      ],
    });
  });
  it('MU-44 has fled is a move: a loss of its group, off the map; a mistake is none', () => {
    const after = playOut({
      cast: [oneAt('p', 'a'), ...foes],
      lines: [
        ...partyBegins,
        { do: 'ruled', by: 'f1', with: 'has-fled' },
        nowIs({ log: ['F1 has fled'], place: { f1: 'off' }, morale: { foes: 'steady' } }),
        { do: 'ruled', by: 'f2', with: 'has-fled' },
        nowIs({ morale: { foes: 'due' } }),
        { undo: 1 },
        byHand({ edit: 'remove', combatant: 'f2' }),
        nowIs({ morale: { foes: 'steady' } }),
      ],
    });
    expect(liveStateOf(murdham, after).fight.combatants.f2).toBeUndefined();
  });
  it('the attacker’s death under an open reaction is refused with its sentence', () => {
    const open = playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f1', 'a', 'bandit', boldSword)],
      lines: [...partyBegins, ...attackBy('p', 'f1')],
    });
    expect(liveStateOf(murdham, open).question?.rule).toBe('MU-18');
    const next = dispatch(murdham, open, { type: 'edit', label: 'x', edits: [set('p', 'conditions', ['dead'])] });
    expect(next.ok ? '' : next.refusal.text).toContain('finish it or take it back first');
  });
  it('ids that are not here are refused by their own sentence: the chance, the turn, who has used it up', () => {
    const start = playOut({ cast: [oneAt('p', 'a'), ...foes], lines: partyBegins });
    const refusal = (path: string, value: unknown) => {
      const next = dispatch(murdham, start, { type: 'edit', label: 'x', edits: [{ edit: 'state', path, value }] });
      return next.ok ? '' : next.refusal.text;
    };
    expect(refusal('chance', 'elves')).toContain('“elves”');
    expect(refusal('turn', { who: 'ghost' })).toContain('“ghost”');
    expect(refusal('used', { ghost: 'turn' })).toContain('“ghost”');
    expect(refusal('used.ghost', 'turn')).toContain('“ghost”');
  });
  it('falls, is stunned, dies, comes round and loses heart are moves', () => {
    const ruled = (id: string, ...more: Line[]) =>
      playOut({
        cast: [oneAt('p', 'a'), ...foes],
        lines: [...partyBegins, { do: 'ruled', by: 'f1', with: id }, ...more],
      });
    ruled(
      'falls',
      nowIs({ badges: { f1: { incapacitated: true } } }),
      { do: 'ruled', by: 'f1', with: 'comes-round' },
      nowIs({ badges: { f1: { incapacitated: false } } }),
    );
    ruled('dies', nowIs({ standing: { f1: 'dead' } }));
    ruled('stunned', nowIs({ badges: { f1: { stunned: true } } }));
    ruled('loses-heart', nowIs({ log: ['loses heart'] }));
  });
  it('MU-37, MU-24 is moved is a ruling: it frees a held fighter who is moved away, and nobody strikes after a moved fighter', () => {
    const cast = [oneAt('p', 'a', 'human', withSword), oneAt('f1', 'a', 'bandit', boldSword)];
    const moved = (who: string, ...more: Line[]): Line[] => [
      { do: 'ruled', by: who, with: 'moved' },
      nowIs({
        question: { kind: 'choose', title: 'is moved: where to?', seat: 'gm', has: ['zone:b'], lacks: ['zone:a'] },
      }),
      { answer: 'zone:c' },
      nowIs({ question: null, place: { [who]: 'zone:c' } }),
      ...more,
    ];
    const held = { ...oneAt('f1', 'a', 'bandit', boldSword) };
    playOut({ cast, lines: [...partyBegins, ...moved('f1', nowIs({ log: ['F1 is moved to C.', 'by hand'] }))] });
    const gripped = set('f1', 'conditions', [{ id: 'grabbed', until: 'cause', by: 'p' }]);
    for (const who of ['p', 'f1'])
      playOut({
        cast: [cast[0] ?? held, held],
        lines: [
          ...partyBegins,
          byHand(gripped),
          nowIs({ badges: { f1: { grabbed: true } } }),
          ...moved(who, nowIs({ badges: { f1: { grabbed: false } }, log: ['P no longer holds F1'] })),
          { undo: 1 },
          nowIs({ badges: { f1: { grabbed: true } }, place: { [who]: 'zone:a' } }),
        ],
      });
  });
  it('MU-06 a rider is moved with the mount', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { mount: 'h' }), oneAt('h', 'a', 'light-horse'), oneAt('f1', 'd')],
      lines: [
        ...partyBegins,
        { do: 'ruled', by: 'p', with: 'moved' },
        { answer: 'zone:c' },
        nowIs({ place: { p: 'zone:c', h: 'zone:c' }, log: ['are moved to C'] }),
      ],
    });
  });
});
