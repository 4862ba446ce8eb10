/** What browser tests need of the rules. They get it built, from `builtRules.ts`. */
export { dispatch, liveStateOf } from '../../src/engine/history.ts';
export { playLines, setUpOrThrow } from '../../src/engine/play.testing.ts';
export { packEncounter } from '../../src/formats/encounterFile.ts';
export { loadAllGames, loadGame } from '../../src/rulesets/index.ts';
export { playAtTable } from '../../tools/browser/inputs/atTable.ts';
export { crowdEncounter, crowdView } from './crowd.ts';
