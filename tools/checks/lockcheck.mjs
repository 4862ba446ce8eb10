// Checks that every optionalDependency named in the lock is in the lock: otherwise npm ci fails
// here, and other systems get no native binary.
import { readFileSync } from 'node:fs';

const l = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8')).packages;
let bad = 0;
const has = (k, d) => {
  for (let b = k; ; b = b.slice(0, Math.max(0, b.lastIndexOf('/node_modules/')))) {
    if (l[`${b ? `${b}/` : ''}node_modules/${d}`]) return true;
    if (!b) return false;
    if (!b.includes('/node_modules/')) {
      return !!l[`node_modules/${d}`];
    }
  }
};
for (const [k, p] of Object.entries(l)) {
  const m = Object.keys(p.optionalDependencies ?? {}).filter((d) => !has(k, d));
  if (m.length) {
    bad++;
    console.log(
      `${k}@${p.version}: ${m.length} of ${Object.keys(p.optionalDependencies).length} missing, e.g. ${m[0]}`,
    );
  }
}
console.log(bad ? `${bad} incomplete` : 'lock complete');
process.exitCode = bad ? 1 : 0;
