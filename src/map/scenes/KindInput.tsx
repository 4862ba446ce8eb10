/** The choice between the kinds of map on which a game is played. */
import type { HexGrid, MapKind } from '../../space/scene.ts';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';

/** The kinds of map as headings. */
export const KIND_WORDS: Record<MapKind, string> = { zones: 'Zones', squares: 'Squares', hexes: 'Hexes' };

/** The choice. A game that plays on one kind shows nothing. */
export function KindInput({
  kinds,
  kind,
  onKind,
}: {
  kinds: readonly MapKind[];
  kind: MapKind;
  onKind(k: MapKind): void;
}) {
  if (kinds.length < 2) return null;
  return (
    <ChoiceInput
      label="Played on"
      value={kind}
      options={kinds.map((id) => ({ id, label: KIND_WORDS[id] }))}
      onChange={(id) => onKind(kinds.find((one) => one === id) ?? kind)}
    />
  );
}

/** How hexes lie. */
export function TurnInput({ turn, onTurn }: { turn: HexGrid['turn']; onTurn(turn: HexGrid['turn']): void }) {
  return (
    <ChoiceInput
      label="Hexes stand"
      className="col-span-2"
      value={turn}
      options={[
        { id: 'pointed', label: 'On a corner: straight rows' },
        { id: 'flat', label: 'On an edge: straight columns' },
      ]}
      onChange={(id) => onTurn(id === 'flat' ? 'flat' : 'pointed')}
    />
  );
}
