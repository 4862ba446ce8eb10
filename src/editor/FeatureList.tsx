/**
 * The features of a zone or a border, which the rules read. Each has a label, a kind, and the
 * kind's further values.
 */
import { Plus, Trash2 } from 'lucide-react';
import type { Feature } from '../space/scene.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { FieldInput } from '../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput, SwitchInput } from '../ui/inputs/inputs.tsx';

type Kind = Feature['kind'];

/**
 * Each kind in words. `amount` is the name of the kind's number, `detail` the name of its words.
 */
const KINDS: Record<Kind, { label: string; amount?: string; detail?: string }> = {
  cover: { label: 'Cover: protects', amount: 'How much' },
  concealment: { label: 'Concealment: hides', amount: 'How much' },
  barrier: { label: 'Barrier: stops attacks' },
  opaque: { label: 'Opaque: stops sight' },
  hazard: { label: 'Hazard: harms', detail: 'What: fire, small fire, pit, caltrops' },
  obstacle: { label: 'Obstacle: costs an effort', detail: 'What passing takes' },
  fall: { label: 'A drop', amount: 'Metres' },
  difficult: { label: 'Difficult footing' },
  climb: { label: 'To be climbed', amount: 'Metres' },
  water: { label: 'Water', amount: 'Calm 0, turbulent 1' },
  exit: { label: 'A way out of the fight' },
};
const kinds = Object.entries(KINDS).map(([id, { label }]) => ({ id, label }));
const kindOf = (id: string): Kind => (id in KINDS ? (id as Kind) : 'cover');

/** The first free id for a new feature. */
function freeId(features: readonly Feature[]): string {
  for (let n = 1; ; n += 1) if (!features.some(({ id }) => id === `feature-${n}`)) return `feature-${n}`;
}

function FeatureForm({
  feature,
  onChange,
  onRemove,
}: {
  feature: Feature;
  onChange(f: Feature): void;
  onRemove(): void;
}) {
  const { amount, detail } = KINDS[feature.kind];
  const { detail: _detail, amount: _amount, ...bare } = feature;
  return (
    <li className="grid grid-cols-2 gap-2 rounded-card bg-raised p-3">
      <FieldInput
        field={{ kind: 'text', path: 'label', label: 'Called', longest: 60 }}
        value={feature.label}
        onChange={(value) => onChange({ ...feature, label: String(value) })}
      />
      <ChoiceInput
        label="Kind"
        value={feature.kind}
        options={kinds}
        onChange={(id) => onChange({ ...bare, kind: kindOf(id) })}
      />
      {detail ? (
        <FieldInput
          field={{ kind: 'text', path: 'detail', label: detail, longest: 60 }}
          value={feature.detail ?? ''}
          onChange={(value) => onChange({ ...feature, detail: String(value) })}
        />
      ) : null}
      {amount ? (
        <NumberInput
          label={amount}
          value={feature.amount ?? 0}
          min={0}
          max={1000}
          onChange={(value) => onChange({ ...feature, amount: value })}
        />
      ) : null}
      <div className="col-span-2 flex items-center justify-between gap-2">
        <SwitchInput
          label="Secret: only you know"
          value={feature.secret === true}
          onChange={(secret) => {
            const { secret: _old, ...open } = feature;
            onChange(secret ? { ...open, secret: true } : open);
          }}
        />
        <IconButton size="small" icon={Trash2} label={`Remove ${feature.label || 'the feature'}`} onPress={onRemove} />
      </div>
    </li>
  );
}

/** The list. After each change the caller gets the whole list, with words for the step of undo. */
export function FeatureList({
  features,
  onChange,
}: {
  features: readonly Feature[];
  onChange(features: Feature[], words: string): void;
}) {
  return (
    <section aria-label="Features" className="flex flex-col gap-2">
      <h2 className="font-semibold text-sm">Features</h2>
      {features.length === 0 ? <p className="text-soft text-xs">Nothing that the rules heed.</p> : null}
      <ul className="flex flex-col gap-2">
        {features.map((feature) => (
          <FeatureForm
            key={feature.id}
            feature={feature}
            onChange={(next) =>
              onChange(
                features.map((old) => (old.id === feature.id ? next : old)),
                next.label || 'a feature',
              )
            }
            onRemove={() =>
              onChange(
                features.filter(({ id }) => id !== feature.id),
                `without ${feature.label || 'a feature'}`,
              )
            }
          />
        ))}
      </ul>
      <Button
        size="small"
        icon={Plus}
        className="self-start"
        isDisabled={features.length >= 20}
        onPress={() =>
          onChange([...features, { id: freeId(features), label: 'Cover', kind: 'cover' }], 'a new feature')
        }
      >
        Add a feature
      </Button>
    </section>
  );
}
