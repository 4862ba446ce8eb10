// Checks that every flow is run. A call that returns a generator does nothing by itself, and the
// compiler accepts it. `node tools/checks/flows.mjs [FOLDER]` lists each flow that nobody runs.
import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API, SignatureKind, TypeFlags } from 'typescript/unstable/sync';

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
/** The folders whose procedures are generators. */
const FOLDERS = ['src/engine/', 'src/rulesets/', 'tools/newGame/'];

const api = new API({ cwd: root });
const config = join(root, 'tsconfig.json');
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (!project) throw new Error(`There is no project in ${root}: give a folder with a tsconfig.json.`);
const { checker, program } = project;

const known = new Map();
/** Tells whether a type is a generator, or may be one. */
function isFlow(type) {
  if (!type) return false;
  const found = known.get(type.id);
  if (found !== undefined) return found;
  const is =
    type.flags & TypeFlags.Union
      ? type.getTypes().some(isFlow)
      : (type.flags & TypeFlags.Object) !== 0 && type.getSymbol()?.name === 'Generator';
  known.set(type.id, is);
  return is;
}

const returns = new Map();
/** The return types of a function type's signatures. */
function returnedBy(type) {
  if (!type || (type.flags & TypeFlags.Object) === 0) return [];
  const found = returns.get(type.id);
  if (found) return found;
  const all = checker
    .getSignaturesOfType(type, SignatureKind.Call)
    .flatMap((one) => checker.getReturnTypeOfSignature(one) ?? []);
  returns.set(type.id, all);
  return all;
}
const isVoid = (type) => (type.flags & TypeFlags.Void) !== 0;

/** A node without the parentheses, “!” and “as” around it. */
function bare(node) {
  const inner = [
    SyntaxKind.ParenthesizedExpression,
    SyntaxKind.AsExpression,
    SyntaxKind.NonNullExpression,
    SyntaxKind.SatisfiesExpression,
  ];
  return inner.includes(node.kind) ? bare(node.expression) : node;
}

/**
 * The calls whose result a statement `node;` drops: both branches of “a ? b : c”, the last part of
 * “a && b”.
 */
function dropped(node) {
  const at = bare(node);
  if (at.kind === SyntaxKind.CallExpression) return [at];
  if (at.kind === SyntaxKind.VoidExpression) return dropped(at.expression);
  if (at.kind === SyntaxKind.ConditionalExpression) return [...dropped(at.whenTrue), ...dropped(at.whenFalse)];
  if (at.kind !== SyntaxKind.BinaryExpression) return [];
  return at.operatorToken.kind === SyntaxKind.CommaToken
    ? [...dropped(at.left), ...dropped(at.right)]
    : [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken, SyntaxKind.QuestionQuestionToken].includes(
          at.operatorToken.kind,
        )
      ? dropped(at.right)
      : [];
}

/**
 * The calls and names that a condition tests. A generator is always truthy, so such a test is a
 * fault.
 */
function tested(node) {
  const at = bare(node);
  if (at.kind === SyntaxKind.CallExpression || at.kind === SyntaxKind.Identifier) return [at];
  if (at.kind === SyntaxKind.PrefixUnaryExpression) return tested(at.operand);
  if (at.kind !== SyntaxKind.BinaryExpression) return [];
  return [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken].includes(at.operatorToken.kind)
    ? [...tested(at.left), ...tested(at.right)]
    : [];
}

/** The functions that a node passes on: as an argument, or as a value of an object. */
function handedOn(node) {
  if (node.kind === SyntaxKind.CallExpression) return [...(node.arguments ?? [])];
  if (node.kind === SyntaxKind.PropertyAssignment) return [node.initializer];
  if (node.kind === SyntaxKind.MethodDeclaration && node.parent.kind === SyntaxKind.ObjectLiteralExpression)
    return [node];
  return [];
}
const FUNCTIONS = [
  SyntaxKind.Identifier,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
];

/**
 * The type that the surrounding code expects of a function. An optional type counts as the type
 * itself.
 */
function wantedType(node) {
  const wanted = node.kind === SyntaxKind.MethodDeclaration ? memberType(node) : checker.getContextualType(node);
  return wanted && checker.getNonNullableType(wanted);
}
function memberType(method) {
  const object = checker.getContextualType(method.parent);
  const member = object && checker.getPropertyOfType(object, method.name.text);
  return member && checker.getTypeOfSymbol(member);
}

/** How a fault names a node: by its name, or by the beginning of its first line. */
const nameIn = (node, source) =>
  (node.name ?? (node.kind === SyntaxKind.CallExpression ? node.expression : node))
    .getText(source)
    .split('\n')[0]
    .slice(0, 40);

const faults = [];
let files = 0;
for (const name of program.getSourceFileNames()) {
  const path = relative(root, name).replaceAll('\\', '/');
  if (!FOLDERS.some((folder) => path.startsWith(folder))) continue;
  const source = program.getSourceFile(name);
  if (!source) continue;
  files += 1;
  const calls = [];
  const functions = [];
  const visit = (node) => {
    if (node.kind === SyntaxKind.ExpressionStatement)
      calls.push(...dropped(node.expression).map((call) => ({ call, says: 'is called and dropped' })));
    const condition =
      node.kind === SyntaxKind.ConditionalExpression
        ? node.condition
        : [SyntaxKind.IfStatement, SyntaxKind.WhileStatement, SyntaxKind.DoStatement].includes(node.kind)
          ? node.expression
          : undefined;
    if (condition) calls.push(...tested(condition).map((call) => ({ call, says: 'always holds as a condition' })));
    functions.push(...handedOn(node).filter(({ kind }) => FUNCTIONS.includes(kind)));
    node.forEachChild((child) => {
      visit(child);
    });
  };
  visit(source);
  const say = (node, text) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    faults.push(`${path}:${line + 1}: ${text}`);
  };
  const types = calls.length > 0 ? checker.getTypeAtLocation(calls.map(({ call }) => call)) : [];
  for (const [n, { call, says }] of calls.entries())
    if (isFlow(types[n]))
      say(
        call,
        `the flow “${nameIn(call, source)}” ${says}, and nobody runs it: it asks nothing and changes nothing. Write “yield*” before it, in a function*.`,
      );
  const kinds = functions.length > 0 ? checker.getTypeAtLocation(functions) : [];
  for (const [n, node] of functions.entries()) {
    if (!returnedBy(kinds[n]).some(isFlow)) continue;
    const wanted = wantedType(node);
    const given = returnedBy(wanted);
    if (given.length > 0 && given.every(isVoid))
      say(
        node,
        `“${nameIn(node, source)}” is a flow, and is given where a plain function is called: nobody would run it. Use a loop with “yield*”, or a plain function.`,
      );
  }
}
api.close();

for (const fault of faults) console.error(`flows: ${fault}`);
console.log(faults.length === 0 ? `flows: ${files} files, every flow is run.` : `flows: ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
