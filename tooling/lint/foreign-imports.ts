import { parseSync } from '@swc/core';
import { FACADES } from './facades.ts';
import { isTest, type SourceFile } from './source-files.ts';

type SyntaxNode = Record<string, unknown>;
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** The text of the module that a node imports; undefined for other nodes. */
function importedBy(node: SyntaxNode): string | undefined {
  const {
    callee,
    source,
    arguments: [first] = [],
  } = node as {
    callee?: { type: string };
    source?: { value: string } | null;
    arguments?: [{ expression: { value?: string } }?];
  };
  if (callee?.type === 'Import') return first?.expression.value;
  return String(node.type).match(/^(?:Import|ExportNamed|ExportAll)/) ? source?.value : undefined;
}

function addImports(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const child of node) addImports(child, found);
  else if (isNode(node)) {
    const name = importedBy(node);
    if (name !== undefined) found.add(name);
    for (const child of Object.values(node)) addImports(child, found);
  }
}

function faultOf(name: string, inTest: boolean): string | undefined {
  const facade = Object.entries(FACADES).find(
    ([library]) => name === library || name.startsWith(`${library}/`),
  );
  if (facade !== undefined) return `take ${facade[0]} from ${facade[1].facade}`;
  if (name === '@pinpu/shared/testing' && !inTest) return 'it is for tests';
  if (/^@pinpu\/(?!shared\/)/.test(name) || /^(?:mf-|shell\/|server\/)/.test(name))
    return 'a remote imports neither another remote, the shell, the server nor tooling';
  return undefined;
}

/** One sentence for each module that a remote's source may not import. */
export function foreignImports({ path, text }: SourceFile): string[] {
  const found = new Set<string>();
  addImports(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }).body, found);
  return [...found].flatMap((name) => {
    const fault = faultOf(name, isTest(path));
    return fault === undefined ? [] : [`${path} imports ${name}: ${fault}`];
  });
}
