import type { Node } from '@babel/types';
import { nodesIn, sourceText } from './source-text.ts';

/**
 * The contract of a declaration, as lines that can be compared. The key '' is the declaration itself; other keys are
 * its members (`.size`, `['aria-label']`, ` | 'large'`). The line of a member begins with `:` or `?:` in a type, with
 * `=` in a value.
 */
export type EntryTexts = Record<string, string>;

/** Maps of types (contracts of slots and events): the members of each type are entries of their own. */
const MAPS = ['SlotContracts', 'AppEvents'];
/** Constants whose values are part of the contract. Other values may change, but not their name and type. */
const VALUES = ['SLOT_VERSIONS'];

interface Member {
  type: string;
  key?: Node | null;
  typeAnnotation?: { typeAnnotation: Node } | null;
}
const membersOf = (node: Node | undefined) =>
  node?.type === 'TSTypeLiteral' ? node.members : undefined;

function memberKey(text: string, key: Node) {
  const name = sourceText(text, key);
  return /^[\w$]+$/.test(name) ? `.${name}` : `[${name}]`;
}

/** The object type of a value, including one described by a schema. */
function objectType(type: Node): Node | undefined {
  if (type.type === 'TSTypeLiteral') return type;
  if (type.type !== 'TSTypeReference' && type.type !== 'TSImportType') return undefined;
  const { typeName, qualifier, typeParameters } = type as {
    typeName?: { name?: string };
    qualifier?: { name?: string };
    typeParameters?: { params: Node[] } | null;
  };
  const [first] = typeParameters?.params ?? [];
  const isSchema = (qualifier?.name ?? typeName?.name) === 'ZodMiniObject';
  return isSchema && first?.type === 'TSTypeLiteral' ? first : undefined;
}

const isLiteral = ({ type }: Node) => type === 'TSLiteralType' || type === 'TSTemplateLiteralType';

function valueText(text: string, type: Node, exact: boolean) {
  const source = sourceText(text, type);
  if (exact || !isLiteral(type)) return `= ${source}`;
  return /^-?[\d.]+$/.test(source) ? '= number' : '= string';
}

function valueMembers(text: string, prefix: string, members: readonly Node[], exact: boolean) {
  const entries: EntryTexts = {};
  for (const member of members) {
    const { key, typeAnnotation } = member as Member;
    if (!key || !typeAnnotation) {
      entries[`${prefix}.${sourceText(text, member)}`] = '=';
      continue;
    }
    const at = prefix + memberKey(text, key);
    const inner = membersOf(objectType(typeAnnotation.typeAnnotation));
    if (inner) Object.assign(entries, valueMembers(text, at, inner, exact));
    else entries[at] = valueText(text, typeAnnotation.typeAnnotation, exact);
  }
  return entries;
}

function shapeMembers(text: string, prefix: string, members: readonly Node[], deep: boolean) {
  const entries: EntryTexts = {};
  for (const member of members) {
    const { type, key, typeAnnotation } = member as Member;
    const whole = sourceText(text, member).replace(/^readonly /, '');
    if (!key) {
      entries[`${prefix}.${whole}`] = ':';
      continue;
    }
    const at = prefix + memberKey(text, key);
    const inner =
      deep && type === 'TSPropertySignature' && membersOf(typeAnnotation?.typeAnnotation);
    const line = inner ? ': {}' : whole.slice(sourceText(text, key).length);
    // If a value's type declares a member in two object types, both count.
    entries[at] = [...new Set([entries[at] ?? line, line])].join(' or ');
    if (inner) Object.assign(entries, shapeMembers(text, at, inner, false));
  }
  return entries;
}

function aliasEntries(text: string, type: Node): EntryTexts {
  const members = membersOf(type);
  if (members) return { '': 'type {}', ...shapeMembers(text, '', members, false) };
  if (type.type === 'TSUnionType' && type.types.every(isLiteral)) {
    const choices = type.types.map((one) => [` | ${sourceText(text, one)}`, '|']);
    return { '': 'type |', ...Object.fromEntries(choices) };
  }
  if (type.type !== 'TSIntersectionType') return { '': `type ${sourceText(text, type)}` };
  const rest = type.types.filter((one) => membersOf(one) === undefined);
  const head = [...rest.map((one) => sourceText(text, one)), '{}'].join(' & ');
  const own = type.types.flatMap((one) => membersOf(one) ?? []);
  return { '': `type ${head}`, ...shapeMembers(text, '', own, false) };
}

/** The type of a styled component takes pages; callers only see its element and its own properties. */
function styledText(whole: string): string {
  const [element = ''] = /HTML\w*Element/.exec(whole) ?? [];
  const own = [...whole.matchAll(/\{\$[^{}]*\}|(?<=, )[A-Z]\w+(?=>|,)/g)].map(([one]) => one);
  return ['const styled', element, ...new Set(own.filter((name) => name !== element))].join(' ');
}

/** jotai's own property for an atom's initial value. */
const isInit = (members: readonly Node[]) =>
  members.every((member) => ((member as Member).key as { name?: string })?.name === 'init');

function constEntries(text: string, name: string, type: Node | undefined): EntryTexts {
  if (type === undefined) return { '': 'const' };
  const whole = sourceText(text, type);
  if (whole.includes('IStyledComponentBase')) return { '': styledText(whole) };
  const members = membersOf(objectType(type));
  if (members) return { '': 'const {}', ...valueMembers(text, '', members, VALUES.includes(name)) };
  const shapes = nodesIn([type], ['TSTypeLiteral']).map((one) => membersOf(one) ?? []);
  const own = shapes.filter((shape) => !isInit(shape)).flat();
  return { '': `const ${sourceText(text, type, true)}`, ...shapeMembers(text, '', own, false) };
}

/** Removes the names of destructured parameters, which are private: `({ size, ...rest }: P)` becomes `(_: P)`. */
const withoutPatterns = (source: string) =>
  source.replace(/(?<=[(,] ?)\{[\w\s,.:]*\}(?=: )/g, '_').replace(/^(?:export )?(?:declare )?/, '');

const parametersOf = (text: string, node: Node) => {
  const { typeParameters } = node as { typeParameters?: Node | null };
  return typeParameters ? sourceText(text, typeParameters) : '';
};

/** The entries of one declaration, by the last part of their key. */
export function entryTexts(text: string, node: Node): EntryTexts {
  const name = (node as { id?: { name?: string } }).id?.name ?? '';
  if (node.type === 'TSInterfaceDeclaration') {
    const bases = (node.extends ?? []).map((base) => sourceText(text, base)).join(', ');
    const head = `interface${parametersOf(text, node)}${bases && ` extends ${bases}`}`;
    return { '': head, ...shapeMembers(text, '', node.body.body, MAPS.includes(name)) };
  }
  if (node.type === 'TSTypeAliasDeclaration') {
    const entries = aliasEntries(text, node.typeAnnotation);
    return { ...entries, '': parametersOf(text, node) + entries[''] };
  }
  if (node.type === 'VariableDeclarator') {
    const { typeAnnotation } = node.id as Member;
    return constEntries(text, name, typeAnnotation?.typeAnnotation);
  }
  return { '': withoutPatterns(sourceText(text, node)) };
}
