/** The worker of suggestions: decides in place of a hand, outside the screen's thread. */
import '../../engine/forms/noEval.ts';
import { loadGame } from '../../rulesets/index.ts';
import { answerSuggest } from './answerSuggest.ts';
import type { SuggestJob } from './suggestJob.ts';

self.addEventListener(
  'message',
  (event: MessageEvent<SuggestJob>) => void answerSuggest(event.data, loadGame).then((told) => self.postMessage(told)),
);
