/** What is done from the page after a fight: the next one, the same again, and the account as a file. */
import { markdownOf } from '../dialogs/account/markdown.ts';
import type { Account } from '../engine/account/account.ts';
import { branchOff, lastOfSetup } from '../store/again/branch.ts';
import { nextFight } from '../store/again/nextFight.ts';
import { type CarryRow, unkeptOf } from '../store/shelf/carry.ts';
import { saveShelfBlob, shelf } from '../store/shelf/shelf.ts';
import type { OpenEncounter } from '../store/types.ts';
import { toast } from '../ui/toasts/toast.ts';

/** Those on whom something of this fight is not kept yet. */
export const unkeptHere = (open: OpenEncounter): Promise<CarryRow[]> => unkeptOf(open, shelf.getState, Date.now());

/** Sets the next fight of this party up. */
export async function theNextFight(open: OpenEncounter): Promise<void> {
  if (await nextFight(open)) toast('The party is here, beside the map, whoever fell too. Now the others.');
}

/** The same fight again, from its set-up, as an encounter of its own. */
export async function againFromStart({ encounter }: OpenEncounter): Promise<void> {
  if (await branchOff(encounter, lastOfSetup(encounter), `${encounter.name}, again`))
    toast('The same set-up. The fight you left is in the library.');
}

const KINDS = {
  markdown: { ending: '.md', type: 'text/markdown', text: markdownOf },
  json: {
    ending: '.json',
    type: 'application/json',
    text: (account: Account) => `${JSON.stringify(account, null, 2)}\n`,
  },
} as const;

/** Gives the user the account as a file. What goes wrong is told. */
export function saveAs(account: Account, how: keyof typeof KINDS): Promise<void> {
  const { ending, type, text } = KINDS[how];
  return saveShelfBlob(new Blob([text(account)], { type }), account.name, ending);
}
