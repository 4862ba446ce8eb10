/**
 * What the inputs of one form share: the form, the data so far, its faults, and the function that
 * takes a change.
 */
import { createContext, useContext } from 'react';
import type { CatalogueFault, CatalogueForm } from '../../engine/forms/catalogue.ts';

/** What the inputs of one form share. */
export interface Making {
  form: CatalogueForm;
  data: unknown;
  faults: readonly CatalogueFault[];
  onData(data: unknown): void;
}
const Context = createContext<Making | undefined>(undefined);
export const MakingProvider = Context.Provider;
export function useMaking(): Making {
  const making = useContext(Context);
  if (!making) throw new Error('A part of a form stands outside of its form.');
  return making;
}
