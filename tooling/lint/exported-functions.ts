import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type Statement = ReturnType<typeof parseSync>['body'][number];

/** Names that a statement exports and that are functions: declared so, or constants that are one. */
function functionsIn(statement: Statement): string[] {
  if (statement.type !== 'ExportDeclaration') return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration') return [declaration.identifier.value];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' &&
    (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      ? [id.value]
      : [],
  );
}

/** The functions that a file exports where it declares them. */
export const exportedFunctions = ({ text }: SourceFile): string[] =>
  parseSync(text, { syntax: 'typescript' }).body.flatMap(functionsIn);
