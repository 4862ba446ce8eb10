/**
 * Vite plugin `virtual:game-icons`: packs only the game icons that the sources name, in small parts
 * that are loaded by name.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../../src/ui/icons/iconNames.ts';
import { PARTS, partOf } from '../../src/ui/icons/iconParts.ts';
import { wholePath } from './iconPath.ts';

const MODULE = 'virtual:game-icons';
const RESOLVED = `\0${MODULE}`;
const NAMED_IN_RULES = /\bicon:\s*'([a-z0-9-]+)'/g;

/** Every icon of the collection as a single path, in a box of 512 by 512. */
function collection(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, / d="([^"]+)"/.exec(body)?.[1] ?? '']));
}

/** The icon names in the games' files, whether or not such an icon exists. */
function namedInRules(root: string): string[] {
  const folder = join(root, 'src/rulesets');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(NAMED_IN_RULES)].map(([, name]) => name ?? ''),
  );
}

/** In the built app: a part is a file beside the scripts. */
const fromFiles = (folder: string, there: readonly number[]) => `
const there = new Set(${JSON.stringify(there)});
const base = new URL(/* @vite-ignore */ '${folder}/', import.meta.url);
export default async (part) => {
  if (!there.has(part)) return {};
  const answer = await fetch(new URL(part + '.json', base));
  if (!answer.ok) throw new Error('The icons of part ' + part + ' are not there: ' + answer.status);
  return answer.json();
};`;

/** In tests and the development server: a part is a module. */
const fromModules = (there: readonly number[]) => `
const parts = {${there.map((part) => `${part}: () => import('${MODULE}/${part}')`).join()}};
export default async (part) => (parts[part] ? (await parts[part]()).default : {});`;

/**
 * Gives `virtual:game-icons`, whose default export loads a part (src/ui/icons/iconParts.ts), a map
 * of names to path data; and `virtual:game-icons/names`, all packed names in alphabetical order. An
 * unknown name in iconNames.ts stops the build. A name in a rule file is packed if the icon exists.
 */
export function gameIcons(root: string = process.cwd()): Plugin {
  let parts: Record<string, string>[] | undefined;
  let names: string[] = [];
  const pack = () => {
    if (parts) return parts;
    const all = collection();
    const unknown = iconNames.filter((name) => !all.get(name));
    if (unknown.length) throw new Error(`No such game icon: ${unknown.join(', ')}. Mend src/ui/icons/iconNames.ts.`);
    names = [...new Set([...iconNames, ...namedInRules(root)])].filter((name) => all.get(name)).sort();
    parts = Array.from({ length: PARTS }, () => ({}));
    for (const name of names) {
      const part = parts[partOf(name)];
      if (part) part[name] = wholePath(all.get(name) ?? '');
    }
    return parts;
  };
  return {
    name: 'game-icons',
    resolveId: { filter: { id: /^virtual:game-icons(\/|$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:game-icons(\/|$)/ },
      handler(id) {
        const which = id.slice(RESOLVED.length + 1);
        const packed = pack();
        if (which === 'names') return `export default ${JSON.stringify(names)};`;
        if (which !== '') return `export default ${JSON.stringify(packed[Number(which)])};`;
        const there = [...packed.keys()].filter((at) => Object.keys(packed[at] ?? {}).length > 0);
        if (this.environment.mode !== 'build') return fromModules(there);
        const folder = `icons-${createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 8)}`;
        for (const at of there)
          this.emitFile({ type: 'asset', fileName: `assets/${folder}/${at}.json`, source: JSON.stringify(packed[at]) });
        return fromFiles(folder, there);
      },
    },
  };
}
