/** The odds worker: works out chances off the screen's thread. It is sent plain data and sends plain data back. */
import { rulesetOf } from '../../rulesets/index.ts';
import { type OddsJob, workOut } from './oddsJob.ts';

self.addEventListener('message', (event: MessageEvent<OddsJob>) => {
  const ruleset = rulesetOf(event.data.ruleset);
  if (ruleset) self.postMessage(workOut(ruleset, event.data));
});
