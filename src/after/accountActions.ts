/**
 * The actions of the page after a fight: the next fight, the same fight again, and the account as a
 * file.
 */

import { toast } from 'sonner';
import { dateNow } from '../browser/date.ts';
import { markdownOf } from '../dialogs/account/markdown.ts';
import type { Account } from '../engine/account/account.ts';
import { branchOff, lastOfSetup } from '../store/followUp/branch.ts';
import { nextFight } from '../store/followUp/nextFight.ts';
import { type CarryRow, unkeptOf } from '../store/shelf/carry.ts';
import { saveShelfBlob, shelfStore } from '../store/shelf/shelf.ts';
import type { OpenEncounter } from '../store/types.ts';

/** The characters on whom a change of this fight is not kept yet. */
export const unkeptCharacters = (open: OpenEncounter): Promise<CarryRow[]> =>
  unkeptOf(open, shelfStore.getState, dateNow());

/** Sets up the next fight of this party. */
export async function startNextFight(open: OpenEncounter): Promise<void> {
  if (await nextFight(open)) toast('The party waits beside the map, the fallen too. Now add the others.');
}

/** Starts the same fight again from its set-up, as a new encounter. */
export async function againFromStart({ encounter }: OpenEncounter): Promise<void> {
  if (await branchOff(encounter, lastOfSetup(encounter), `${encounter.name}, again`))
    toast('The same set-up. The fight you left is on the start page.');
}

const KINDS = {
  markdown: { ending: '.md', type: 'text/markdown', text: markdownOf },
  json: {
    ending: '.json',
    type: 'application/json',
    text: (account: Account) => `${JSON.stringify(account, null, 2)}\n`,
  },
} as const;

/** Offers the account to the user as a file. Tells what goes wrong. */
export function saveAccountAs(account: Account, how: keyof typeof KINDS): Promise<void> {
  const { ending, type, text } = KINDS[how];
  return saveShelfBlob(new Blob([text(account)], { type }), account.name, ending);
}
