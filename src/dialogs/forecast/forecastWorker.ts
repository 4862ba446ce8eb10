/** A worker of the forecast. */
import '../../engine/forms/noEval.ts';
import { loadGame } from '../../rulesets/index.ts';
import type { ForecastGoals, ForecastJob } from './forecastJob.ts';
import { forecastPlayer } from './forecastPlayer.ts';

const hear = forecastPlayer((answer) => self.postMessage(answer), loadGame);
self.addEventListener('message', (event: MessageEvent<ForecastJob | ForecastGoals>) => void hear(event.data));
