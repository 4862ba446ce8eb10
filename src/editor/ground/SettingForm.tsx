/** The form for the light, the weather and the surroundings of a painted map's floors. */
import type { Scene } from '../../space/scene.ts';
import type { SceneSetting } from '../../space/scenery/scenery.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { editPainted } from '../groundEdit.ts';

const LIGHTS = { day: 'Day', dusk: 'Dusk', night: 'Night', torchlight: 'Torchlight' } as const;
const WEATHERS = { clear: 'Clear', rain: 'Rain', snow: 'Snow' } as const;
const OUTSIDES = { open: 'Open land', rock: 'Solid rock: floors have walls' } as const;

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([id, label]) => ({ id, label }));

/** The id as a key of the table; undefined where the table lacks it. */
const keyIn = <Key extends string>(words: Record<Key, string>, id: string): Key | undefined =>
  (Object.keys(words) as Key[]).find((key) => key === id);

export function SettingForm({ scene }: { scene: Scene }) {
  const { setting = {} } = scene;
  const set = (label: string, change: SceneSetting) => editPainted(label, { setting: { ...setting, ...change } });
  return (
    <section aria-label="Light and weather" className="grid grid-cols-2 gap-2">
      <ChoiceInput
        label="Light"
        value={setting.light ?? 'day'}
        options={optionsOf(LIGHTS)}
        onChange={(id) => {
          const light = keyIn(LIGHTS, id);
          if (light) set(`The light: ${LIGHTS[light]}`, { light });
        }}
      />
      <ChoiceInput
        label="Weather"
        value={setting.weather ?? 'clear'}
        options={optionsOf(WEATHERS)}
        onChange={(id) => {
          const weather = keyIn(WEATHERS, id);
          if (weather) set(`The weather: ${WEATHERS[weather]}`, { weather });
        }}
      />
      <ChoiceInput
        label="Outside"
        className="col-span-2"
        value={setting.outside ?? 'open'}
        options={optionsOf(OUTSIDES)}
        onChange={(id) => {
          const outside = keyIn(OUTSIDES, id);
          if (outside) set(`Outside: ${OUTSIDES[outside]}`, { outside });
        }}
      />
    </section>
  );
}
