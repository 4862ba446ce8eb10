/**
 * The panel beside the map while things are put down: the palette, the scattering, or the
 * selection.
 */
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { ChoiceInput, NumberInput, SwitchInput } from '../../ui/inputs/inputs.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import { useEditorHand } from '../editorHand.ts';
import { LayersForm } from './LayersForm.tsx';
import { Palette } from './Palette.tsx';
import { scatterings } from './scatterings.ts';
import { ThingForm } from './ThingForm.tsx';
import type { ThingDeeds } from './useThingDeeds.ts';

function StampForm() {
  const { turn, size, strewn, take } = useEditorHand();
  return (
    <section aria-label="How it is put down" className="grid grid-cols-2 gap-2">
      <NumberInput
        label="Turned"
        unit="°"
        value={turn}
        min={0}
        max={359}
        step={15}
        onChange={(next) => take({ turn: next })}
      />
      <NumberInput
        label="Size"
        unit="×"
        value={size}
        min={0.1}
        max={20}
        step={0.1}
        onChange={(next) => take({ size: next })}
      />
      <SwitchInput
        label="Each one turned differently"
        className="col-span-2"
        value={strewn}
        onChange={(next) => take({ strewn: next })}
      />
    </section>
  );
}

function ScatterForm() {
  const { scatter, scatterAcross, density, kind, take } = useEditorHand();
  return (
    <section aria-label="Scattering" className="flex flex-col gap-3">
      <ChoiceInput
        label="What is scattered"
        value={scatter}
        options={[
          ...Object.keys(scatterings).map((id) => ({ id, label: id })),
          { id: 'in hand', label: `Only: ${kind}` },
        ]}
        onChange={(next) => take({ scatter: next })}
      />
      <RangeInput
        label="Width"
        value={scatterAcross}
        min={1}
        max={12}
        step={0.5}
        words={(value) => `${value} squares`}
        onChange={(next) => take({ scatterAcross: next })}
      />
      <RangeInput
        label="How thickly"
        value={density}
        min={0}
        max={1}
        step={0.05}
        words={(value) => `${Math.round(value * 100)} %`}
        onChange={(next) => take({ density: next })}
      />
    </section>
  );
}

export function ThingsPanel({
  things,
  items,
  deeds,
}: {
  things: readonly SceneryItem[];
  items: readonly SceneryItem[];
  deeds: ThingDeeds;
}) {
  const { thingTool, scatter } = useEditorHand();
  return (
    <>
      {thingTool === 'scatter' ? <ScatterForm /> : null}
      {thingTool === 'choose' ? <ThingForm items={items} deeds={deeds} /> : null}
      {thingTool === 'stamp' || (thingTool === 'scatter' && scatter === 'in hand') ? <Palette /> : null}
      {thingTool === 'stamp' ? <StampForm /> : null}
      <LayersForm things={things} />
    </>
  );
}
