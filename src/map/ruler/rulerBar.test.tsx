/**
 * The ruler's bar says what the walk costs whoever stands at its start; keys set and take back
 * corners; and players get the ruler only over ground that they know, and only while it is shown.
 */
import { render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStrokeEvents } from '../../board/strokeEvents.ts';
import { publicRuler } from '../../engine/public/publicRuler.ts';
import { readyFights as murdhamFights } from '../../rulesets/murdham/examples/ready.ts';
import { readyFights } from '../../rulesets/thrum/examples/ready.ts';
import type { Point } from '../../space/scene.ts';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { screenStore } from '../../store/players/screen.ts';
import { shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { measuredOn } from './measured.ts';
import { RulerBar } from './RulerBar.tsx';
import { useRuler, useRulerSeen } from './useRuler.tsx';

const keys = createStrokeEvents();
function Bar() {
  const board = useRef(null);
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const [held] = useState(true);
  const ruler = useRuler(ruleset, fight, keys, held);
  return (
    <>
      <RulerBar scene={fight.scene} board={board} tell={keys.tell} reads={ruler.reads} measured={ruler.measured} />
      {ruler.layer}
    </>
  );
}

async function open(script = readyFights[0]?.script): Promise<void> {
  if (!script) throw new Error('There is no ready fight.');
  await openScript({ ...script, lines: [] });
  useRulerSeen.setState({ seen: 'gm' });
}
const square = (column: number, row: number): Point => {
  const { scene } = shownFightNow().fight;
  const p = scene.kind === 'squares' ? scene.pixels : 1;
  return { x: (column + 0.5) * p, y: (row + 0.5) * p };
};
const press = (phase: 'start' | 'end' | 'hover', point: Point) => keys.tell({ phase, point, unit: 1 });

beforeEach(emptyWindow);

describe('the bar of the ruler', () => {
  it('says what the walk costs whoever stands at its start; Space sets a corner and Backspace takes it back', async () => {
    const user = newUser();
    await open();
    const { fight } = shownFightNow();
    const hero = Object.values(fight.combatants).find(({ place }) => place.kind === 'square');
    if (hero?.place.kind !== 'square') throw new Error('Somebody stands on a square.');
    const { column, row } = hero.place;
    render(<Bar />);
    press('start', square(column, row));
    press('end', square(column, row));
    press('hover', square(column + 2, row));
    expect(await screen.findByText('2 squares')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'On foot' }).textContent).toContain(hero.name);
    await user.keyboard(' ');
    press('hover', square(column, row));
    expect(await screen.findByText('4 squares')).toBeTruthy();
    await user.keyboard('{Backspace}');
    press('hover', square(column + 1, row));
    expect(await screen.findByText('1 square')).toBeTruthy();
  });
  it('shows the players the ruler when the GM says so, and takes it away with the tool', async () => {
    const user = newUser();
    await open();
    const shown = render(<Bar />);
    press('start', square(1, 1));
    press('end', square(1, 1));
    press('hover', square(3, 1));
    await screen.findByText('2 squares');
    expect(screenStore.getState().ruler).toBeUndefined();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'For whom' })).getByRole('radio', { name: 'The players see it' }),
    );
    expect(screenStore.getState().ruler).toMatchObject({ version: 1, legs: [{ text: '2 squares' }] });
    expect(shownFightNow().open.encounter.past).toEqual([]);
    shown.unmount();
    expect(screenStore.getState().ruler).toBeUndefined();
  });
});

describe('the ruler for players', () => {
  it('leaves out each leg from or to ground that they do not know', async () => {
    await open(murdhamFights[0]?.script);
    const { scene } = shownFightNow().fight;
    const [a = '', b = '', c = ''] = scene.kind === 'zones' ? Object.keys(scene.zones) : [];
    tableActions.edit('Dark', [{ edit: 'fog', places: [b], way: 'hide' }]);
    const { ruleset, fight } = shownFightNow();
    const leg = (from: string, to: string) => ({
      from: { kind: 'zone' as const, zone: from },
      to: { kind: 'zone' as const, zone: to },
      text: '1 zone',
    });
    const told = publicRuler(ruleset, fight, [leg(a, b), leg(b, c), leg(a, c)]);
    expect(told).toEqual([leg(a, c)]);
  });
});

describe('who is measured', () => {
  it('is the selected one of several at the start, and nobody where nobody stands', async () => {
    await open(murdhamFights[0]?.script);
    const { ruleset, fight } = shownFightNow();
    const [one, two] = fight.order.filter((id) =>
      fight.order.some((other) => {
        const [a, b] = [fight.combatants[id]?.place, fight.combatants[other]?.place];
        return other !== id && a?.kind === 'zone' && b?.kind === 'zone' && a.zone === b.zone;
      }),
    );
    const start = fight.combatants[two ?? '']?.place;
    if (!one || !two || !start) throw new Error('Two stand in one zone.');
    const { scene } = fight;
    const empty =
      scene.kind === 'zones'
        ? Object.keys(scene.zones).find(
            (zone) => !fight.order.some((id) => JSON.stringify(fight.combatants[id]?.place).includes(`"${zone}"`)),
          )
        : undefined;
    const far = { kind: 'zone' as const, zone: empty ?? '' };
    expect(measuredOn(ruleset, fight, [start, far], [two])?.who).toBe(two);
    expect(measuredOn(ruleset, fight, [far, start], [two])).toBeUndefined();
    expect(measuredOn(ruleset, fight, [start], [two])).toBeUndefined();
  });
});
