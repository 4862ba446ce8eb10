/**
 * Tests that the published schema of the shelf's JSON fits this program: one file for each game in
 * docs/schemas (`npm run schemas` writes them).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { jsonSchemaOf } from './shelfFile.ts';

const games = await loadAllGames();
const FOLDER = 'docs/schemas';
/** This test also publishes the schemas, so that the written files are the compared ones. */
const isPublishing = process.env.PUBLISH === 'schemas';

it.each(games)('$name: its schema in docs/schemas is up to date', (game) => {
  const path = `${FOLDER}/${game.id}.json`;
  const text = `${JSON.stringify(jsonSchemaOf(game), null, 1)}\n`;
  if (isPublishing) writeFileSync(path, text);
  expect(existsSync(path), `npm run schemas writes ${path}`).toBe(true);
  expect(readFileSync(path, 'utf8') === text, `${path} is not current: npm run schemas`).toBe(true);
});

it('no schema is published for a game that no longer exists', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(games.map(({ id }) => `${id}.json`).sort());
});
