import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type SyntaxNode = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/** A value or type that a file declares at its top level. */
export interface Declared {
  name: string;
  isType: boolean;
  /** Names that its code contains; for a value without those of types. */
  uses: ReadonlySet<string>;
}

const TYPE = /^Ts(?:TypeAlias|Interface)Declaration$/;
const VALUE = /^(?:Function|Class|TsEnum)Declaration$/;
/** The nodes of TypeScript that contain values; all others are types. */
const WITH_VALUES = /^Ts(?:As|Satisfies|NonNull|ConstAssertion|TypeAssertion|Enum)/;

/** Names below a node, except those of members; names of types only with `types`. */
function namesBelow(node: unknown, types: boolean): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => namesBelow(child, types));
  if (!isNode(node)) return [];
  const { type = '', value, key, property, ...others } = node;
  if (type === 'Identifier') return [String(value)];
  if (!types && type.startsWith('Ts') && !WITH_VALUES.test(type)) return [];
  const members = [key, property].filter((one) => !isNode(one) || one.type !== 'Identifier');
  return [...members, value, ...Object.values(others)].flatMap((child) => namesBelow(child, types));
}

/** The declarations in a statement. */
function declarationsIn(statement: SyntaxNode): SyntaxNode[] {
  if (isNode(statement.declaration)) return declarationsIn(statement.declaration);
  if (statement.type === 'VariableDeclaration') return statement.declarations as SyntaxNode[];
  return VALUE.test(statement.type) || TYPE.test(statement.type) ? [statement] : [];
}

/** What a file declares at its top level, each with the names it uses. */
export function declaredIn({ path, text }: SourceFile): Declared[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  const statements = body as unknown as SyntaxNode[];
  return statements.flatMap(declarationsIn).flatMap(({ identifier, id, ...code }) => {
    const isType = TYPE.test(code.type);
    const uses = new Set(Object.values(code).flatMap((part) => namesBelow(part, isType)));
    return namesBelow(identifier ?? id, false).map((name) => ({ name, isType, uses }));
  });
}
