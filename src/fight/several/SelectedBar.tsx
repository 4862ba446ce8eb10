/** How many are selected, and what can be done to all of them, at the head of the map while it is more than one. */

import { useTable } from '../../store/store.ts';
import { later, Wanted } from '../../ui/parts/later.tsx';

const Several = later(async () => (await import('./Several.tsx')).Several);

/** The bar: fetched with the first selection of several. */
export function SelectedBar() {
  const any = useTable(({ session }) => session.selected.length > 1);
  return any ? (
    <Wanted over>
      <Several />
    </Wanted>
  ) : null;
}
