import { parseSync } from '@swc/core';
import { isTest, type SourceFile } from './source-files.ts';

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all']);

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isIdentifier = (value: unknown, name: string) =>
  isNode(value) && value.type === 'Identifier' && value.value === name;

/** Whether the first argument is a path: a string or template that starts with a slash. */
function isPath(argument: unknown): boolean {
  const expression = Array.isArray(argument) && isNode(argument[0]) && argument[0].expression;
  if (!isNode(expression)) return false;
  if (expression.type === 'StringLiteral') return String(expression.value).startsWith('/');
  const [first] = expression.type === 'TemplateLiteral' ? (expression.quasis as unknown[]) : [];
  return isNode(first) && String(first.raw).startsWith('/');
}

/**
 * Whether a call registers a route: a method such as `app.get(…)`, the same of another object with a path, or
 * `….route(…)`.
 */
function isRegistration({ type, callee, arguments: args }: Record<string, unknown>): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return false;
  const method = isNode(callee.property) ? String(callee.property.value) : '';
  if (method === 'route') return true;
  return METHODS.has(method) && (isIdentifier(callee.object, 'app') || isPath(args));
}

const registersRoutes = (node: unknown): boolean =>
  Array.isArray(node)
    ? node.some(registersRoutes)
    : isNode(node) && (isRegistration(node) || Object.values(node).some(registersRoutes));

function routesFault({ path, text }: SourceFile): string[] {
  if (path.endsWith('routes.ts')) return [];
  if (!registersRoutes(parseSync(text, { syntax: 'typescript' }).body)) return [];
  return [`${path} registers a route: name it …routes.ts, or move the route to a file so named`];
}

const STATEMENT = /\b(?:db|tx)\s*\.(?:execute|query|select\w*|insert|update|delete)\b/;

function statementFault({ path, text }: SourceFile): string[] {
  if (/repository\.ts$|-repository\//.test(path) || !STATEMENT.test(text)) return [];
  return [`${path} makes a statement: move it to a repository`];
}

/** One sentence for each thing in a file of a server module that belongs in a file with another name (ADR 0210). */
export const moduleFiles = (file: SourceFile): string[] =>
  file.path.startsWith('server/src/modules/') && !isTest(file.path)
    ? [...routesFault(file), ...statementFault(file)]
    : [];
