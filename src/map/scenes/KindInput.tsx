/** The choice between zones and squares, for a game that is played on both. */
import type { SceneKind } from '../../space/scene.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

const KIND_WORDS: Record<SceneKind, string> = { zones: 'Zones', squares: 'Squares' };

/** The choice. A game that plays on one kind shows nothing. */
export function KindInput({
  kinds,
  kind,
  onKind,
}: {
  kinds: readonly SceneKind[];
  kind: SceneKind;
  onKind(k: SceneKind): void;
}) {
  if (kinds.length < 2) return null;
  return (
    <ChoiceInput
      label="Played on"
      value={kind}
      options={kinds.map((id) => ({ id, label: KIND_WORDS[id] }))}
      onChange={(id) => onKind(id === 'squares' ? 'squares' : 'zones')}
    />
  );
}
