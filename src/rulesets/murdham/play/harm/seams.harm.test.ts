/**
 * Where harm meets other rules: what breaks under eight damage, shoves, stunts that do what they
 * say, darkness.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const brave = { skills: ['bravery'] };
const swing = (by: string, weapon: string, target: string): Line[] => [
  { do: 'attack', by, with: weapon },
  { answer: target },
];

describe('MU-49: eight damage before armour breaks what is damaged', () => {
  const worn = (id: string) => oneAt(id, 'a', 'ogre', { gear: ['fragile-heavy-armour'], conditions: ['stunned'] });
  const breaks = (weapon: string, faces: number[], broken: boolean) =>
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: [weapon] }), worn('f')],
      lines: [
        ...partyBegins,
        ...swing('p', weapon, 'f'),
        { answer: { dice: faces } },
        nowIs(broken ? { log: ['MU-49', 'breaks under the blow'] } : { logNot: ['MU-49'] }),
      ],
    });
  it('MU-28, MU-49: fire and direct damage break it too, by the damage before armour', () => {
    breaks('torch', [4, 4, 2], true);
    breaks('torch', [4, 4, 1], false);
  });
  it('MU-49: so does plain damage, at eight and not at seven', () => {
    breaks('great-sword', [8, 1], true);
    breaks('great-sword', [7], false);
  });
});

describe('MU-38: a shove moves half a zone and pushes into a hazard there', () => {
  const grip = { conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }], ...brave };
  const pit = hallOf(8, { a: { features: [{ kind: 'hazard', label: 'Spikes', detail: 'spikes' }] } });
  const held = [oneAt('p', 'a', 'human'), oneAt('f', 'a', 'bandit', grip)];
  const shove: Line[] = [...partyBegins, { do: 'shove', by: 'p', with: 'f' }];
  it('MU-38: both, from a zone to its border through the hazard of the zone', () => {
    playOut({
      cast: held,
      scene: pit,
      lines: [
        ...shove,
        nowIs({ question: { options: ['hazard', 'border:a-b', 'hazard>border:a-b', 'down'] } }),
        { answer: 'hazard>border:a-b' },
        { answer: 3 },
        nowIs({
          place: { f: 'border:a-b' },
          tracks: { f: { health: 5 } },
          badges: { f: { grabbed: false } },
        }),
      ],
    });
  });
  it('MU-38: one without the other stays possible', () => {
    playOut({
      cast: held,
      scene: pit,
      lines: [...shove, { answer: 'border:a-b' }, nowIs({ tracks: { f: { health: 8 } } })],
    });
    playOut({
      cast: held,
      scene: pit,
      lines: [
        ...shove,
        { answer: 'hazard' },
        { answer: 2 },
        nowIs({ place: { f: 'zone:a' }, tracks: { f: { health: 6 } } }),
      ],
    });
  });
  it('MU-38: what the trap holds fast goes no farther', () => {
    const trap = hallOf(8, {
      a: { features: [{ kind: 'hazard', label: 'Bear trap', detail: 'bear-trap', secret: true }] },
    });
    playOut({
      cast: held,
      scene: trap,
      lines: [
        ...shove,
        { answer: 'hazard>border:a-b' },
        { answer: 2 },
        nowIs({ place: { f: 'zone:a' }, badges: { f: { entangled: true } } }),
      ],
    });
  });
});

describe('MU-33: stunts that force something do it', () => {
  const cast = [
    oneAt('p', 'a', 'human', { gear: ['sword'] }),
    oneAt('f', 'a', 'bandit', brave),
    oneAt('f2', 'a', 'bandit', brave),
  ];
  const stunt: Line[] = [
    ...partyBegins,
    { do: 'stunt', by: 'p', with: 'sword' },
    { answer: 'f' },
    { answer: { text: 'kneels' } },
  ];
  it('MU-33, MU-46: a forced surrender is one: weapons down, turn gone', () => {
    playOut({
      cast,
      lines: [
        ...stunt,
        { answer: 'surrender' },
        { answer: 'yes' },
        nowIs({
          standing: { f: 'surrendered' },
          tracks: { f: { health: 8 } },
          log: ['MU-46', 'surrenders'],
        }),
        { do: 'end-turn', by: 'p' },
        nowIs({ may: ['f2'] }),
      ],
    });
  });
  it('MU-33: refused by the target the attack goes on; the other effects are done as well', () => {
    playOut({
      cast,
      lines: [
        ...stunt,
        { answer: 'surrender' },
        { answer: 'no' },
        { answer: 'pass' },
        { answer: 2 },
        nowIs({ standing: { f: 'up' }, tracks: { f: { health: 6 } } }),
      ],
    });
    for (const [effect, badge] of [
      ['arm', 'arm-injury'],
      ['leg', 'hobbled'],
      ['eye', 'eye-injury'],
      ['senseless', 'incapacitated'],
    ] as const)
      playOut({
        cast,
        lines: [
          ...stunt,
          { answer: effect },
          { answer: 'yes' },
          nowIs({ badges: { f: { [badge]: true }, f2: { [badge]: false } } }),
        ],
      });
    playOut({
      cast,
      lines: [
        ...stunt,
        { answer: 'drop' },
        { answer: 'yes' },
        { do: 'end-turn', by: 'p' },
        nowIs({ offers: { f: { 'attack:sword': false } } }),
      ],
    });
  });
});

describe('MU-25: darkness conceals', () => {
  const dark = hallOf(8, { a: { features: [{ kind: 'opaque', label: 'Darkness' }] } });
  const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'a', 'bandit', stillOne)];
  it('MU-15, MU-25: nearby in a dark place one is struck without a save, and damage is impaired', () => {
    playOut({
      cast,
      scene: dark,
      lines: [
        ...partyBegins,
        ...swing('p', 'sword', 'f'),
        { answer: { dice: [5, 1] } },
        nowIs({ tracks: { f: { health: 7 } }, log: ['MU-25'] }),
      ],
    });
  });
  it('MU-25: not by house rule, not where the GM rules it light, and not elsewhere', () => {
    const plain: Line[] = [...swing('p', 'sword', 'f'), { answer: 3 }, nowIs({ tracks: { f: { health: 5 } } })];
    playOut({ cast, scene: dark, house: { darkNearby: 'seen' }, lines: [...partyBegins, ...plain] });
    playOut({
      cast,
      scene: dark,
      lines: [...partyBegins, { do: 'rule-concealment' }, { answer: 'f' }, { answer: 'none' }, ...plain],
    });
    playOut({ cast, scene: hallOf(), lines: [...partyBegins, ...plain] });
  });
});
