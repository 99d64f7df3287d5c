/** The fields that are used of a node in a module's syntax tree (ESTree). */
interface SyntaxNode {
  type: string;
  range: [start: number, end: number];
}
type Fields = SyntaxNode & Readonly<Record<string, unknown>>;

/** Positions in a module's source where it makes styled components. */
export interface StyledExpressions {
  /** The ends of `styled.div` and `styled(Link)`, in the order of the file. */
  ends: number[];
  /** Positions where `styled` is used in another way, so that the result is not known. */
  unknown: number[];
  /** Positions of CSS that is passed to the library: the pieces of templates between their expressions. */
  texts: (readonly [start: number, end: number])[];
}

const LIBRARY = 'styled-components';

const isNode = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'type' in value && 'range' in value;

const childrenOf = (node: Fields): Fields[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown) => {
  const { name, value } = isNode(node) ? node : ({} as Partial<Fields>);
  return name ?? value;
};

const isStyled = (name: unknown) => name === 'default' || name === 'styled';

/** The local names of `styled`, of the whole library, and of everything imported from it. */
function importedNames(body: readonly Fields[]) {
  const names = {
    styled: new Set<unknown>(),
    library: new Set<unknown>(),
    all: new Set<unknown>(),
  };
  for (const declaration of body) {
    if (declaration.type !== 'ImportDeclaration' || nameOf(declaration.source) !== LIBRARY)
      continue;
    for (const specifier of childrenOf(declaration)) {
      const { type, local, imported } = specifier;
      names.all.add(nameOf(local));
      if (type === 'ImportNamespaceSpecifier') names.library.add(nameOf(local));
      if (type === 'ImportDefaultSpecifier' || isStyled(nameOf(imported)))
        names.styled.add(nameOf(local));
    }
  }
  return names;
}

const isReexport = ({ type, source, specifiers }: Fields) =>
  type === 'ExportNamedDeclaration' &&
  nameOf(source) === LIBRARY &&
  Array.isArray(specifiers) &&
  specifiers.some(({ local }) => isStyled(nameOf(local)));

/** Whether an identifier is only the name of a member: `x.styled`, `{ styled: 1 }`. */
function isMemberName(node: Fields, parent: Fields | undefined) {
  if (parent === undefined || parent.computed === true || parent.shorthand === true) return false;
  return parent.property === node || parent.key === node || parent.exported === node;
}

const isMemberOf = (node: Fields | undefined, object: Fields) =>
  node?.type === 'MemberExpression' && node.object === object;

const isCallOf = (node: Fields | undefined, callee: Fields) =>
  node?.type === 'CallExpression' && node.callee === callee;

/**
 * The first part of an expression that starts with `root`, which is `styled`: for ``styled.div.attrs({…})`…` `` it is
 * `styled.div`. `ancestors` end with the parent of `root`. Undefined if no component results.
 */
function firstPart(root: Fields, ancestors: readonly Fields[]): Fields | undefined {
  const outer = [...ancestors];
  const first = outer.pop();
  if (first === undefined || !(isMemberOf(first, root) || isCallOf(first, root))) return undefined;
  let part = first;
  for (;;) {
    const [call, member] = [outer.at(-2), outer.at(-1)];
    if (call === undefined || member === undefined) break;
    if (!isMemberOf(member, part) || !isCallOf(call, member)) break;
    part = call;
    outer.splice(-2);
  }
  const last = outer.at(-1);
  const isTag = last?.type === 'TaggedTemplateExpression' && last.tag === part;
  return isTag || isCallOf(last, part) ? first : undefined;
}

/** The first identifier of an expression such as ``styled(Link).attrs({…})`` or ``css``. */
function rootOf(expression: unknown): Fields | undefined {
  if (!isNode(expression)) return undefined;
  const inner = expression.object ?? expression.callee;
  return inner === undefined ? expression : rootOf(inner);
}

/** The pieces of a tagged template. */
const piecesOf = ({ quasi }: Fields) =>
  (isNode(quasi) ? childrenOf(quasi) : [])
    .filter(({ type }) => type === 'TemplateElement')
    .map(({ range }) => range);

/**
 * The positions where a module makes styled components, and those where that can't be determined. `program` is its
 * syntax tree.
 */
export function styledExpressions(program: { body: readonly unknown[] }): StyledExpressions {
  const body = program.body.filter(isNode);
  const names = importedNames(body);
  const found: StyledExpressions = { ends: [], unknown: [], texts: [] };
  const take = (root: Fields, ancestors: readonly Fields[]) => {
    const part = firstPart(root, ancestors);
    if (part === undefined) found.unknown.push(root.range[0]);
    else found.ends.push(part.range[1]);
  };
  const visit = (node: Fields, ancestors: readonly Fields[]) => {
    const { type, object, property } = node;
    if (type === 'ImportDeclaration') return;
    if (isReexport(node)) found.unknown.push(node.range[0]);
    if (type === 'TaggedTemplateExpression' && names.all.has(nameOf(rootOf(node.tag))))
      found.texts.push(...piecesOf(node));
    const parent = ancestors.at(-1);
    if (type === 'Identifier' && names.styled.has(node.name) && !isMemberName(node, parent))
      take(node, ancestors);
    if (
      type === 'MemberExpression' &&
      isStyled(nameOf(property)) &&
      names.library.has(nameOf(object))
    )
      take(node, ancestors);
    for (const child of childrenOf(node)) visit(child, [...ancestors, node]);
  };
  if (names.all.size > 0 || body.some(isReexport)) for (const node of body) visit(node, []);
  found.ends.sort((a, b) => a - b);
  return found;
}
