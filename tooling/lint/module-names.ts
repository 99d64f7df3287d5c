import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type SyntaxNode = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

interface Specifier {
  type: string;
  /** For an import: the name in this file. */
  local: Identifier;
  imported: Identifier | null;
  /** For an export: the name in this file. */
  orig: Identifier;
  exported: Identifier | null;
}
interface Identifier {
  value: string;
}

/** A name that a file uses from a module; `*` for all names. */
export interface ImportedName {
  from: string;
  name: string;
}

/** Exports and imports of a file, by module. */
export interface ModuleNames {
  exported: string[];
  imported: ImportedName[];
  /** Modules all of whose exports it exports too. */
  reexported: string[];
  /** Modules loaded by `import()`. */
  loaded: string[];
}

/** The members of a namespace that are used below a node, as values or types. */
function membersOf(namespace: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => membersOf(namespace, child));
  if (!isNode(node)) return [];
  const { object, property, left, right } = node as Partial<Record<string, Identifier>>;
  const member = object?.value === namespace ? property : left?.value === namespace && right;
  return [
    ...(member ? [member.value] : []),
    ...Object.values(node).flatMap((child) => membersOf(namespace, child)),
  ];
}

function importsOf(statement: SyntaxNode, body: unknown): ImportedName[] {
  const { source, specifiers } = statement as { source?: Identifier; specifiers?: Specifier[] };
  if (!source || !specifiers) return [];
  return specifiers.flatMap(({ type, local, imported, orig }) => {
    if (type === 'ImportNamespaceSpecifier')
      return membersOf(local.value, body).map((name) => ({ from: source.value, name }));
    return [{ from: source.value, name: (orig ?? imported ?? local)?.value ?? '*' }];
  });
}

const reexportsOf = (statement: SyntaxNode): string[] =>
  statement.type === 'ExportAllDeclaration' ? [(statement.source as Identifier).value] : [];

function exportsOf(statement: SyntaxNode): string[] {
  if (statement.type === 'ExportNamedDeclaration')
    return (statement.specifiers as Specifier[]).map(
      ({ orig, exported }) => (exported ?? orig).value,
    );
  if (statement.type !== 'ExportDeclaration') return [];
  const {
    id,
    identifier,
    declarations = [],
  } = statement.declaration as {
    id?: Identifier;
    identifier?: Identifier;
    declarations?: { id: Identifier }[];
  };
  return [id, identifier, ...declarations.map((one) => one.id)].flatMap((one) => one?.value ?? []);
}

function loadedBelow(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(loadedBelow);
  if (!isNode(node)) return [];
  const { callee, arguments: args } = node as {
    callee?: SyntaxNode;
    arguments?: { expression: Identifier }[];
  };
  const first = callee?.type === 'Import' ? args?.[0] : undefined;
  return [...(first ? [first.expression.value] : []), ...Object.values(node).flatMap(loadedBelow)];
}

/** The exports and imports of a file. For `import * as`, these are the members that the file uses. */
export function moduleNames({ path, text }: SourceFile): ModuleNames {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  const statements = body as unknown as SyntaxNode[];
  return {
    exported: statements.flatMap(exportsOf),
    imported: statements.flatMap((statement) => importsOf(statement, body)),
    reexported: statements.flatMap(reexportsOf),
    loaded: text.includes('import(') ? loadedBelow(body) : [],
  };
}
