/** The one menu of the GM's rulings on whoever is on the card, opened by its button or its key. */
import { Gavel } from 'lucide-react';
import { memo } from 'react';
import { BY_RULING } from '../../engine/legality.ts';
import { offerKey } from '../../engine/table/commands.ts';
import { isItsTurn, offersFor } from '../../engine/table/derived.ts';
import { type HandOffer, handOffers } from '../../engine/table/walkUp.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import { useShownFight } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { MenuButton, type MenuOpened } from '../../ui/menus/Menu.tsx';
import { startMove } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { onCard } from '../shown/whileShown.ts';

const NONE: readonly HandOffer[] = [];

/** What the GM may rule of whoever is on the card, at this moment. */
function rulingsOf(shown: ShownFight): readonly HandOffer[] {
  const { ruleset, fight, derived, question, looking } = shown;
  const who = onCard(shown);
  if (who === undefined || question || looking) return NONE;
  const offers = (isItsTurn(derived, who) ? handOffers : offersFor)(ruleset, fight, who);
  return offers.filter(({ group }) => group === BY_RULING);
}

const entryOf = (offer: HandOffer): MenuEntry => ({
  id: `${offerKey(offer)}${offer.atFriends ? ' at friends' : ''}`,
  label: offer.label,
  detail: offer.blocked?.text ?? (offer.atFriends ? 'at whoever is no foe' : offer.detail),
  danger: offer.grave === true,
  disabled: offer.blocked !== undefined,
  onAction: () => startMove(offer),
});

const openMenu = (rulings: MenuOpened): void => useFightUi.setState({ rulings });

/** The button of the menu. The rulings are worked out only while the menu is open. */
export const Rulings = memo(function Rulings() {
  const opened = useFightUi((ui) => ui.rulings);
  const rulings = useShownFight((shown) => (opened ? rulingsOf(shown) : NONE), 'by value');
  return (
    <MenuButton
      label="By ruling"
      entries={rulings.map(entryOf)}
      icon={Gavel}
      size="small"
      placement="bottom"
      keys={useKeyOf('rulings')}
      held={{ opened: rulings.length > 0 ? opened : undefined, open: openMenu }}
    />
  );
});
