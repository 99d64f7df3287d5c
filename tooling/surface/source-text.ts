import type { Node } from '@babel/types';

/** The outermost nodes of the given types inside a value. */
export function nodesIn(value: unknown, types: readonly string[]): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, types));
  if (typeof value !== 'object' || value === null) return [];
  if (types.includes((value as Node).type)) return [value as Node];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'loc' ? [] : nodesIn(inner, types),
  );
}

/**
 * The source of a node on one line. Members of unions are sorted, since the compiler's order is arbitrary; with
 * `folded`, every object type is `{}`.
 */
export function sourceText(text: string, node: Node, folded = false): string {
  return squeezed(ordered(text, node, folded));
}

function ordered(text: string, node: Node, folded: boolean): string {
  if (node.type === 'TSUnionType')
    return node.types
      .map((type) => ordered(text, type, folded))
      .sort()
      .join(' | ');
  if (folded && node.type === 'TSTypeLiteral') return '{}';
  let at = node.start ?? 0;
  let source = '';
  const types = folded ? ['TSUnionType', 'TSTypeLiteral'] : ['TSUnionType'];
  for (const inner of nodesIn(Object.values(node), types)) {
    source += text.slice(at, inner.start ?? 0) + ordered(text, inner, folded);
    at = inner.end ?? 0;
  }
  return source + text.slice(at, node.end ?? 0);
}

const squeezed = (text: string) =>
  text
    .replace(/import\((["'])([^"']+)\1\)/g, '$2')
    .replace(/\s+/g, ' ')
    .replace(/([([{<]) /g, '$1')
    .replace(/[,;]? ([)\]}>])/g, '$1')
    .replace(/"/g, "'")
    .replace(/;$/, '')
    .trim();
