/**
 * Tests a pad of faces, a search, a slider, the choices of how sides stand, and the fields of every
 * game's sheet.
 */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { plainField } from '../../engine/forms/field.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { aloneIn } from '../../engine/oneAlone.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { FacePad } from './FacePad.tsx';
import { FieldForm } from './FieldForm.tsx';
import { SearchInput } from './inputs.tsx';
import { buttonOf, OneField, textBox, valueNow } from './oneField.testing.tsx';
import { RangeInput } from './RangeInput.tsx';
import { RelationInputs } from './RelationInputs.tsx';
import { chooseOption, newUser, typeOver } from './userEvents.testing.ts';

describe('other inputs', () => {
  it('a pad has a button for each face, from the least on, and none for dice too big to draw', async () => {
    const user = newUser();
    const faces: number[] = [];
    const pad = (sides: number, from?: number) => (
      <FacePad sides={sides} from={from} chosen={3} label="Face" onFace={(face) => faces.push(face)} />
    );
    const { rerender } = render(pad(6));
    const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('3');
    await user.click(buttonOf('5'));
    expect(faces).toEqual([5]);
    rerender(pad(4, 0));
    expect(buttons()).toEqual(['0', '1', '2', '3', '4']);
    rerender(pad(100));
    expect(buttons()).toEqual([]);
  });
  it('a search is cleared by its button and by Escape', async () => {
    const user = newUser();
    function Search() {
      const [words, setWords] = useState('');
      return <SearchInput label="Find" value={words} onChange={setWords} />;
    }
    render(<Search />);
    const find = screen.getByRole('searchbox', { name: 'Find' });
    await user.type(find, 'wolf');
    await user.click(buttonOf(/clear/i));
    expect(find).toHaveProperty('value', '');
    await user.type(find, 'wolf{Escape}');
    expect(find).toHaveProperty('value', '');
  });
  it('a slider goes by keys from end to end, and says its value in words', async () => {
    const user = newUser();
    function Volume() {
      const [value, setValue] = useState(50);
      return (
        <RangeInput
          label="Volume"
          value={value}
          min={0}
          max={100}
          step={10}
          words={(one) => `${one} %`}
          onChange={setValue}
        />
      );
    }
    render(<Volume />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('60 %')).toBeTruthy();
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByText('100 %')).toBeTruthy();
    await user.keyboard('{Home}');
    expect(screen.getByText('0 %')).toBeTruthy();
  });
  it('how one stands toward a side is set, and given back to what is usual', async () => {
    const user = newUser();
    const told: unknown[] = [];
    render(
      <RelationInputs
        others={[{ id: 'foes', name: 'The foes', stance: 'foe' }]}
        said={{ foes: 'neutral' }}
        usual={{ words: 'As the side', of: () => 'foe' }}
        onChange={(...change) => told.push(change)}
      />,
    );
    await chooseOption(user, /Toward The foes/, 'Friends');
    await chooseOption(user, /Toward The foes/, 'As the side: enemies');
    expect(told).toEqual([
      ['foes', 'friend'],
      ['foes', null],
    ]);
  });
});

describe.each((await loadAllGames()).map((game) => ({ name: game.name, game })))(
  '$name: every field of a sheet',
  ({ game }) => {
    const one = { name: 'Somebody', sheet: game.blank };
    const fight = aloneIn(game, one);
    const fields = game.fields.map((field) => plainField(field, fight));
    it('shows the value of a blank sheet by its label and hands nothing on by itself', () => {
      const told: string[] = [];
      const { container } = render(
        <FieldForm fields={fields} data={one.sheet} onChange={({ path }) => told.push(path)} />,
      );
      for (const field of fields) expect(container.textContent, field.path).toContain(field.label);
      expect(told).toEqual([]);
    });
    it('that is a number takes its bounds and nothing beyond them', async () => {
      // Many fields have the same bounds: one of each is enough.
      const seen = new Set<string>();
      for (const field of fields) {
        if (field.kind !== 'number' || field.none !== undefined || field.unset !== undefined) continue;
        const bounds = `${field.min} ${field.max}`;
        if (seen.has(bounds) || seen.size === 4) continue;
        seen.add(bounds);
        const { unmount } = render(<OneField field={field} start={getPath(one.sheet, field.path)} />);
        const user = newUser();
        await typeOver(user, textBox(field.label), String(field.max + 1));
        expect(Number(valueNow()), field.path).toBe(field.max);
        await user.click(textBox(field.label));
        await user.keyboard('{Home}');
        expect(Number(valueNow()), field.path).toBe(field.min);
        unmount();
      }
      expect(seen.size).toBeGreaterThan(0);
    });
  },
);
