/** Builds `rules.ts` as the app is built, and runs it in a process of its own. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

export async function measureRules(words) {
  const root = join(import.meta.dirname, '..');
  const outDir = join(root, 'node_modules/.cache/affray-bench-rules');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: join(import.meta.dirname, 'rules.ts'), outDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  });
  spawnSync(process.execPath, [join(outDir, 'rules.js'), ...words], { cwd: root, stdio: 'inherit' });
}
