/**
 * Sound in a running fight: a turn, the countdown of a question, dice, a hit and a fall each make
 * the page ask the browser for a sound.
 */
import { builtRules } from '../helpers/builtRules.ts';
import { listenToSounds, startedSounds } from '../helpers/sounds.ts';
import { expect, openFile, tabletop as test } from '../helpers/table.ts';

/**
 * A fight of Theobald, who has a minute to say what he does, against a strong bandit and a weak
 * one.
 */
async function fight() {
  const { loadAllGames } = await builtRules();
  const game = (await loadAllGames()).find(({ id }) => id === 'murdham');
  const script = game?.ready.find(({ name }) => name === 'The gallows crossroads')?.script;
  if (!script) throw new Error('The fight at the crossroads is gone.');
  const place = { kind: 'zone', zone: 'gallows' };
  const strength = (str: number) => ({ abilities: { str, agi: 8, wit: 8 } });
  const bandit = { name: 'Bandit', side: 'foes', creature: 'bandit', place };
  return {
    ...script,
    title: 'Heard',
    house: { fastAndSlow: false, chaos: true, chaosSeconds: 60 },
    seed: 20_251,
    lines: [{ begin: true }, { answer: 'party' }],
    cast: [
      ...script.cast.filter(({ id }) => id === 'theobald'),
      { ...bandit, id: 'strong', copy: 1, sheet: strength(18) },
      { ...bandit, id: 'weak', copy: 2, sheet: strength(2) },
    ],
  };
}

test('a turn, a countdown, dice, a hit and a fall can be heard', async ({ gm, page }) => {
  await page.context().addInitScript(listenToSounds);
  await page.reload();
  const buffer = Buffer.from(JSON.stringify(await fight()));
  await openFile(page, { name: 'heard.json', mimeType: 'application/json', buffer });
  const heard = (sound: string, least = 1) =>
    expect
      .poll(async () => (await startedSounds(page)).filter((one) => one === sound).length, sound)
      .toBeGreaterThanOrEqual(least);
  const strike = async (whom: RegExp) => {
    await gm.move(/^Sword/).click();
    await gm.answer(whom);
    await gm.answer('No reaction');
    await expect(gm.question).toBeHidden();
  };

  // A countdown is heard even when the code that plays sounds was loaded after it began. After undo
  // and a new start, it is heard again.
  await gm.row('Theobald').click();
  await heard('tone of 1250');
  await page.keyboard.press('Control+z');
  await expect(gm.question).toBeHidden();
  await gm.row('Theobald').click();
  await heard('tone of 1250', 2);
  await gm.answer('Declared in time');
  await heard('tone of 659');
  await strike(/^Bandit 1/);
  await heard('tone of 170');
  await heard('burst', 6);
  await page.keyboard.press('Control+z');
  await strike(/^Bandit 2/);
  await heard('tone of 240');
});
