/**
 * Stat blocks as text, as one copies them from a page: of the fifth edition in both its forms, and
 * the lines of old-school games and of DCC. One block or many, with empty lines between.
 */
import { capitalized } from '../../engine/words.ts';
import { type BroughtCreature, type BroughtRoll, bonusOf, d20, formulaOf, rollsIn, squaresOfSize } from './brought.ts';
import { figureOf } from './fields.ts';

const SIZE_LINE = /^(tiny|small|medium|large|huge|gargantuan)\b(?:\s+or\s+\w+)?\s+(?:swarm of \w+ )?([a-z]+)/i;
/** The lines above the deeds of a block of the fifth edition, by their first words. */
const HEAD_LINES: readonly (readonly [RegExp, (value: string, into: Draft) => void])[] = [
  [/^(?:armor class|armour class|ac)\b:?\s*/i, (value, into) => armour(value, into)],
  [/^(?:hit points|hp)\b:?\s*/i, (value, into) => hits(value, into)],
  [/^speed\b:?\s*/i, (value, into) => speeds(value, into)],
  [/^initiative\b:?\s*/i, (value, into) => (into.initiative = bonusOf(value) ?? into.initiative)],
  [/^saving throws?\b:?\s*/i, (value, into) => into.rolls.push(...savesIn(value))],
  [/^(?:damage )?resistances?\b:?\s*/i, (value, into) => into.figures.push(...figureOf('Resists', value))],
  [/^(?:damage )?immunities\b:?\s*/i, (value, into) => into.figures.push(...figureOf('Immune', value))],
  [/^(?:damage )?vulnerabilities\b:?\s*/i, (value, into) => into.figures.push(...figureOf('Weak against', value))],
];
/** Lines that are kept in the note as they are, and are known. */
const NOTE_LINES =
  /^(?:skills|senses|languages|challenge(?: rating)?|cr|gear|habitat|treasure|condition immunities|proficiency bonus|passive perception|roll|mod save|str|dex|con|int|wis|cha)\b/i;
const SCORES = /\b(str|dex|con|int|wis|cha)\w*\b/gi;
const SECTION =
  /^(?:traits|actions|bonus actions|reactions|legendary actions|mythic actions|lair actions|special abilities)\s*:?$/i;
/** Small words in the name of a deed, which begins its other words with capitals. */
const SMALL = /^(?:of|the|and|or|a|an|in|with|to|from|for|by)$/;
/** The longest name of a deed, and how much text a block has. */
const LONGEST_DEED = 80;
const LONGEST_BLOCK = 20_000;
const LONGEST_TEXT = 1_000_000;

/** A deed by the name before its words: “Nimble Escape.”, “Fire Breath (Recharge 5–6).”. */
function deedIn(line: string): { name: string; text: string } | undefined {
  const at = line.slice(0, LONGEST_DEED).search(/[.!]\s/);
  if (at < 2) return undefined;
  const name = line.slice(0, at).replace(/\s*\([^)]*\)?/g, '');
  const words = name.trim().split(/\s+/);
  const isName = words.length <= 8 && words.every((word) => SMALL.test(word) || /^[A-Z0-9“’']/.test(word));
  return isName && !/[:?]/.test(name) ? { name: name.trim(), text: line.slice(at + 1).trim() } : undefined;
}

/** A creature in the making. */
interface Draft {
  name: string;
  kind: string;
  squares: number;
  hits: number;
  initiative: number;
  figures: { name: string; value: string }[];
  rolls: BroughtRoll[];
  rest: string[];
  unread: string[];
}

const draftOf = (name: string): Draft => ({
  name,
  kind: 'Creature',
  squares: 1,
  hits: 0,
  initiative: 0,
  figures: [],
  rolls: [],
  rest: [],
  unread: [],
});

/** “15 (leather armour)”, and of the newer form “15 Initiative +2 (12)”. */
function armour(value: string, into: Draft): void {
  const [own = '', initiative] = value.split(/\s*\binitiative\b\s*/i);
  into.figures.push(...figureOf('Defence', /^\d+/.exec(own)?.[0] ?? own));
  if (/^\d+\s*\S/.test(own)) into.rest.push(`Armour: ${own}`);
  if (initiative !== undefined) into.initiative = bonusOf(initiative) ?? into.initiative;
}

function hits(value: string, into: Draft): void {
  into.hits = Number.parseInt(value, 10) || 0;
  if (/\(/.test(value)) into.rest.push(`Hit points: ${value}`);
}

function speeds(value: string, into: Draft): void {
  for (const part of value.split(/[,;]\s*/)) {
    const found = /^(walk|burrow|climb|fly|swim)\s+(.+)$/i.exec(part.trim());
    into.figures.push(
      ...figureOf(found?.[1] ? capitalized(found[1].toLowerCase()) : 'Speed', (found?.[2] ?? part).trim()),
    );
  }
}

const savesIn = (value: string): BroughtRoll[] =>
  [...value.matchAll(/([a-z]{2,12})\s*([+−–-]\s*\d+)/gi)].map(([, name = '', bonus = '']) => ({
    name: `${capitalized(name.toLowerCase())} save`,
    formula: d20(bonusOf(bonus) ?? 0),
    does: 'tell',
  }));

/** The dexterity in a table of scores, in one line or two. */
function dexterityIn(lines: readonly string[]): number | undefined {
  const at = lines.findIndex((line) => /\bdex\b/i.test(line));
  if (at < 0) return undefined;
  const line = lines[at] ?? '';
  const beside = /\bdex\w*\s+(\d+)/i.exec(line)?.[1];
  if (beside) return Number(beside);
  const nth = [...line.matchAll(SCORES)].findIndex(([word]) => /^dex/i.test(word));
  const below = [...(lines[at + 1] ?? '').matchAll(/(\d+)\s*(?:\([^)]*\))?/g)][nth]?.[1];
  return below ? Number(below) : undefined;
}

/** A block of the fifth edition, from its name on. */
function fifthEdition(lines: readonly string[]): BroughtCreature {
  const [name = 'Creature', second = '', ...rest] = lines;
  const draft = draftOf(name);
  const size = SIZE_LINE.exec(second);
  if (size) {
    draft.squares = squaresOfSize(size[1] ?? '');
    draft.kind = capitalized((size[2] ?? 'Creature').toLowerCase());
    draft.rest.push(second);
  }
  const body = size ? rest : [second, ...rest];
  const first = body.findIndex((line) => SECTION.test(line) || deedIn(line) !== undefined);
  const head = first < 0 ? body : body.slice(0, first);
  const dexterity = dexterityIn(head);
  if (dexterity !== undefined) draft.initiative = Math.floor((dexterity - 10) / 2);
  for (const line of head) {
    const known = HEAD_LINES.find(([fits]) => fits.test(line));
    if (known) known[1](line.replace(known[0], '').trim(), draft);
    else if (NOTE_LINES.test(line) || /^[\d\s()+−–-]+$/.test(line)) draft.rest.push(line);
    else draft.unread.push(line);
  }
  for (const { name: deed, text } of deedsIn(first < 0 ? [] : body.slice(first), draft.rest))
    draft.rolls.push(...rollsIn(deed, text));
  const saves = draft.rolls.filter((roll) => / save$/.test(roll.name));
  return { ...draft, rolls: [...draft.rolls.filter((roll) => !saves.includes(roll)), ...saves] };
}

/** The deeds of a block: lines that run on are joined to the line before. All goes to the note. */
function deedsIn(lines: readonly string[], note: string[]): { name: string; text: string }[] {
  const deeds: { name: string; text: string }[] = [];
  let open = false;
  for (const line of lines) {
    const deed = deedIn(line);
    const last = deeds.at(-1);
    if (SECTION.test(line)) {
      note.push(`— ${capitalized(line.replace(':', '').toLowerCase())} —`);
      open = false;
    } else if (deed) {
      deeds.push(deed);
      note.push(line);
      open = true;
    } else if (open && last) {
      last.text += ` ${line}`;
      note[note.length - 1] += ` ${line}`;
    } else note.push(line);
  }
  return deeds;
}

/** The keys of lines of old-school games and of DCC. */
const KEY =
  /(?:^|[,;|\n]\s*|\.\s+)(AC|Armou?r Class|HD|Hit Dice|HP|Hit Points|Att(?:acks?)?|Atk|Dmg|Damage|THAC0|MV|Move(?:ment)?|SV|Saves?|ML|Morale|AL|Align(?:ment)?|XP|Init|Act|SP|Special|NA|TT|Int|Size)\b[:.]?\s*/gi;

const average = (count: number, sides: number): number => Math.floor((count * (sides + 1)) / 2);

/** The hit points of hit dice: told in brackets, or the average of the dice, of eight sides by habit. */
function hitsOfDice(value: string): number {
  const told = /\((\d+)\s*hp\)/i.exec(value)?.[1] ?? /\bhp\s*(\d+)/i.exec(value)?.[1];
  if (told) return Number(told);
  const [, count = '0', sides = '8', , sign = '+', more = '0'] =
    /^(\d+)(?:d(\d+))?(\s*([+−–-])\s*(\d+))?/.exec(value) ?? [];
  const added = Number(more) * (/[+]/.test(sign) ? 1 : -1);
  return value.trim() === '½' ? 2 : Math.max(1, average(Number(count), Number(sides)) + added);
}

/** “2 × claw (1d6), bite +3 melee (1d8)”: the dice of each attack, and its bonus where it tells one. */
function attacksIn(value: string): BroughtRoll[] {
  return [...value.slice(0, LONGEST_DEED * 10).matchAll(/([^,/();]*?)\(([^)]*)\)/g)].flatMap(
    ([, words = '', inner = '']): BroughtRoll[] => {
      const name =
        words
          .replace(/\b(?:or|and|as)\b/gi, ' ')
          .replace(/\d+\s*[×x]\s*/i, '')
          .replace(/[+−–-]\s*\d+(?:\/[+−–-]\s*\d+)*/g, '')
          .replace(/\b(?:melee|missile fire|missile|ranged)\b/gi, '')
          .trim()
          .replaceAll(/\s+/g, ' ')
          .slice(0, 30) || 'Attack';
      const bonus = /[+−–-]\s*\d+/.exec(words)?.[0];
      const dice = /\d*d\d+(?:\s*[+−–-]\s*\d+)?/i.exec(inner)?.[0];
      return [
        ...(bonus === undefined
          ? []
          : [{ name: `${capitalized(name)} to hit`, formula: d20(bonusOf(bonus) ?? 0), does: 'tell' as const }]),
        ...(dice === undefined ? [] : [{ name: capitalized(name), formula: formulaOf(dice), does: 'harm' as const }]),
      ];
    },
  );
}

/** A block of an old-school game or of DCC: keys and values, in one line or several. */
function oldSchool(lines: readonly string[]): BroughtCreature | undefined {
  const text = lines.join('\n');
  if (text.length > LONGEST_BLOCK) return undefined;
  const parts = [...text.matchAll(withColon(KEY))];
  const [first] = parts;
  if (!first || parts.length < 3) return undefined;
  const before = text.slice(0, first.index).trim().split('\n');
  const name = (before[0] ?? '').replace(/[:(].*$/, '').trim();
  if (name === '') return undefined;
  const draft = draftOf(name.length > 3 && name === name.toUpperCase() ? capitalized(name.toLowerCase()) : name);
  draft.unread.push(...before.slice(1));
  for (const [n, part] of parts.entries()) {
    const value = text
      .slice((part.index ?? 0) + part[0].length, parts[n + 1]?.index ?? text.length)
      .replaceAll('\n', ' ')
      .trim()
      .replace(/[.,;]+$/, '');
    takePart((part[1] ?? '').toLowerCase(), value, draft);
  }
  return draft;
}

/** The keys, also after the colon behind a name: “Goblin: Init -1”. */
const withColon = (key: RegExp): RegExp => new RegExp(key.source.replace('[,;|\\n]', '[,;|\\n:]'), key.flags);

function takePart(key: string, value: string, into: Draft): void {
  if (/^(?:ac|armou?r)/.test(key)) into.figures.push(...figureOf('Defence', value.slice(0, 24)));
  else if (/^(?:hp|hit points)/.test(key)) into.hits = Number.parseInt(value, 10) || into.hits;
  else if (/^(?:hd|hit dice)/.test(key)) {
    if (into.hits === 0) into.hits = hitsOfDice(value);
    into.figures.push(...figureOf('Hit dice', value));
  } else if (/^at/.test(key)) {
    const attacks = attacksIn(value);
    into.rolls.push(...attacks);
    if (attacks.length === 0 && value !== '') into.unread.push(`Attack: ${value}`);
    else into.rest.push(`Attacks: ${value}`);
  } else if (/^(?:mv|move)/.test(key)) into.figures.push(...figureOf('Speed', value));
  else if (/^(?:sv|save)/.test(key)) {
    const saves = savesIn(value);
    into.rolls.push(...saves);
    if (saves.length === 0) into.figures.push(...figureOf('Saves', value));
  } else if (/^(?:ml|morale)/.test(key)) into.figures.push(...figureOf('Morale', value));
  else if (key === 'init') into.initiative = bonusOf(value) ?? 0;
  else into.rest.push(`${capitalized(key.toUpperCase())}: ${value}`);
}

/** A line without the marks of Markdown. */
const bare = (line: string): string =>
  line
    .replace(/^[\s>#*|-]*(?=[A-Za-z(*_])/, '')
    .replaceAll(/\*+|__|\|/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isFifth = (lines: readonly string[]): boolean =>
  lines.slice(1, 3).some((line) => SIZE_LINE.test(line)) ||
  (lines.some((line) => /^(?:armou?r class|ac)\b/i.test(line)) &&
    lines.some((line) => /^(?:hit points|hp)\b/i.test(line)));

/** Where blocks begin: at a name before a size, or at the line after an empty one. */
function blocksIn(text: string): string[][] {
  const lines = text.slice(0, LONGEST_TEXT).replaceAll('\r', '').split('\n').map(bare);
  const full = lines.flatMap((line, n) => (line === '' ? [] : [n]));
  const begins = full.filter(
    (n, at) => !SIZE_LINE.test(lines[n] ?? '') && SIZE_LINE.test(lines[full[at + 1] ?? -1] ?? ''),
  );
  if (begins.length > 0)
    return begins.map((from, n) => lines.slice(from, begins[n + 1] ?? lines.length).filter((line) => line !== ''));
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  const whole = blocks.filter((block) => block.length > 0);
  // One-line blocks stand line below line; a page of one creature has empty lines within.
  return whole.flatMap((block) =>
    block.length > 1 && block.every((line) => oldSchool([line])) ? block.map((line) => [line]) : [block],
  );
}

/** The creatures of the stat blocks in a text; none where there is no such block. */
export function creaturesOfText(text: string): BroughtCreature[] {
  const blocks = blocksIn(text);
  const found = blocks.flatMap((block): BroughtCreature[] => {
    if (isFifth(block)) return [fifthEdition(block)];
    const old = oldSchool(block);
    return old ? [old] : [];
  });
  if (found.length > 0) return found;
  const all = blocks.flat();
  return isFifth(all) ? [fifthEdition(all)] : [];
}
