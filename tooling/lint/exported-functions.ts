import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

type Statement = ReturnType<typeof parseSync>['body'][number];
type Declaration = Extract<Statement, { type: 'ExportDeclaration' }>['declaration'];
type Arrow = Extract<
  Extract<Declaration, { type: 'VariableDeclaration' }>['declarations'][number]['init'],
  { type: 'ArrowFunctionExpression' }
>;
type Pattern = Arrow['params'][number];

/** A function that a file exports, and the name of its first parameter's type; '' if there is none. */
export interface ExportedFunction {
  name: string;
  takes: string;
}

function typeOf(pattern: Pattern | undefined): string {
  if (pattern?.type !== 'Identifier') return '';
  // The types of @swc/core declare the annotation only for some kinds of patterns.
  const { typeAnnotation } = pattern as {
    typeAnnotation?: { typeAnnotation: { typeName?: { value?: string } } };
  };
  return typeAnnotation?.typeAnnotation.typeName?.value ?? '';
}

/** The functions that a statement exports: function declarations, and constants whose value is a function. */
function functionsIn(statement: Statement): ExportedFunction[] {
  if (statement.type !== 'ExportDeclaration') return [];
  const { declaration } = statement;
  if (declaration.type === 'FunctionDeclaration')
    return [{ name: declaration.identifier.value, takes: typeOf(declaration.params[0]?.pat) }];
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier') return [];
    if (init?.type === 'ArrowFunctionExpression')
      return [{ name: id.value, takes: typeOf(init.params[0]) }];
    return init?.type === 'FunctionExpression'
      ? [{ name: id.value, takes: typeOf(init.params[0]?.pat) }]
      : [];
  });
}

/** The functions that a file exports in their declarations, i.e. not by `export { … }`. */
export const exportedFunctions = ({ text }: SourceFile): ExportedFunction[] =>
  parseSync(text, { syntax: 'typescript' }).body.flatMap(functionsIn);
