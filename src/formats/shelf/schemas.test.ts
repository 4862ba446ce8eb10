/** The published form of the shelf's JSON is that of this program: one file for each game in docs/schemas (`npm run schemas` writes them). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { jsonSchemaOf } from './shelfFile.ts';

const games = await loadAllGames();
const FOLDER = 'docs/schemas';
/** The program that publishes them is this test: what is written is what is held. */
const isPublishing = process.env.PUBLISH === 'schemas';

it.each(games)('$name: its schema in docs/schemas is current', (game) => {
  const path = `${FOLDER}/${game.id}.json`;
  const text = `${JSON.stringify(jsonSchemaOf(game), null, 1)}\n`;
  if (isPublishing) writeFileSync(path, text);
  expect(existsSync(path), `npm run schemas writes ${path}`).toBe(true);
  expect(readFileSync(path, 'utf8') === text, `${path} is not current: npm run schemas`).toBe(true);
});

it('no schema is published of a game that is gone', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(games.map(({ id }) => `${id}.json`).sort());
});
