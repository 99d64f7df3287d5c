export interface SurfaceEntry {
  /** The declaration or the member's type, with `{}` for each object type inside, whose members have entries. */
  text: string;
  /** The key of the declaration or member that contains it. */
  parent?: string;
  /** Whether it can be added to an existing parent without breaking a remote built before. */
  isAddable: boolean;
}

/** The public surface: from `ButtonProps` or `ButtonProps.size` to its entry. */
export type SurfaceEntries = Readonly<Record<string, SurfaceEntry>>;

/** Maps from which remotes choose a key, so that another key breaks nothing. */
const OPEN = ['SlotContracts', 'AppEvents'];
/** A member that a contract accepts without: optional, or with a fallback. */
const TOLERANT = /^(?:\?|: (?:\w+\.)?ZodMini(?:Catch|Optional|ExactOptional|Default|Prefault)<)/;
const LITERAL = /^(?:'[^']*'|"(?:[^"\\]|\\.)*"|-?[\d.]+)$/;
const STRINGS = /'[^'\n]*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/y;

/** The parts of a text between separators that are in no brackets and no string. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    STRINGS.lastIndex = at;
    const piece = STRINGS.exec(text)?.[0] ?? (text.startsWith('=>', at) ? '=>' : (text[at] ?? ''));
    if ('([{<'.includes(piece)) depth += 1;
    if (')]}>'.includes(piece)) depth -= 1;
    if (depth === 0 && piece === separator) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
    at += piece.length;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A text with `{}` for its outermost object types, and the members of each of them. */
function fold(text: string): { head: string; groups: string[][] } {
  const groups: string[][] = [];
  let head = '';
  let inner = '';
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    STRINGS.lastIndex = at;
    const piece = STRINGS.exec(text)?.[0] ?? text[at] ?? '';
    if (piece === '}') depth -= 1;
    if (piece === '}' && depth === 0) {
      groups.push(split(inner, ';'));
      inner = '';
    }
    if (depth === 0) head += piece;
    else inner += piece;
    if (piece === '{') depth += 1;
    at += piece.length;
  }
  return { head: head.replaceAll('{ }', '{}').trim(), groups };
}

/** The same text for each order of the choices in a union. */
export function withSortedUnions(text: string): string {
  const inner = text.replace(/([([<])(.*)([)\]>])/s, (_all, open, within, close) => {
    const items = split(within, ',').map(withSortedUnions);
    return `${open}${items.join(', ')}${close}`;
  });
  return split(inner, '|').sort().join(' | ');
}

const MEMBER = /^(?:readonly |static |get |set )*('[^']*'|"[^"]*"|[\w$]+)(?=[?:(<])/;

/** What the caller of a styled component sees: its element and its own properties. */
function styledOf({ head, groups }: ReturnType<typeof fold>) {
  const [element = ''] = /HTML\w*Element/.exec(head) ?? [];
  const own = (head.match(/(?<=, )[A-Z]\w+(?=>|,)/g) ?? []).filter((name) => name !== element);
  const members = groups.flat().filter((member) => !member.startsWith('style?'));
  return { head: ['const styled', element, ...new Set(own)].join(' '), groups: [members] };
}

type Kind = 'value' | 'schema' | 'type';

/** `value`: shared hands it out, as theme and atoms; remotes don't make their own. */
function kindOf(text: string): Kind {
  if (/^const: (?:\{|Atom<)/.test(text)) return 'value';
  return text.startsWith('const: ZodMiniObject<') ? 'schema' : 'type';
}

class Reader {
  readonly entries: Record<string, SurfaceEntry> = {};

  add(key: string, entry: SurfaceEntry) {
    const present = this.entries[key];
    // Overloads, and members that two object types of one declaration have.
    const text = present ? `${present.text} or ${entry.text}` : entry.text;
    this.entries[key] = { ...entry, text };
  }

  addStatement(source: string) {
    const [, name, local, whole = '', library] = IMPORT.exec(source) ?? [];
    if (library) {
      this.addImport(local ?? name ?? whole, `${name ?? '*'} of ${library}`);
      return;
    }
    const [start = '', kind = '', declared] = DECLARATION.exec(source) ?? [];
    if (declared === undefined) throw new Error(`can't read in the report: ${source}`);
    const text = source.slice(start.length).replace(/;$/, '');
    if (kind === 'namespace') this.addSegment(declared, text);
    else this.addDeclaration(declared, `${kind}: ${text.replace(/^: /, '')}`);
  }

  addImport(name: string, from: string) {
    this.add(`import ${name}`, { text: from, isAddable: true });
  }

  addSegment(segment: string, text: string) {
    this.add(segment, { text: 'segment', isAddable: true });
    for (const one of split(text.replaceAll(/^.*export \{|[\s}]*$/g, ''), ',')) {
      const [local = '', name = local] = one.split(' as ');
      this.add(`${segment}.${name}`, { text: local, parent: segment, isAddable: true });
    }
  }

  addDeclaration(name: string, text: string) {
    const folded = fold(text);
    const { head, groups } = folded.head.includes('IStyledComponentBase')
      ? styledOf(folded)
      : folded;
    const choices = head.startsWith('type: ') ? split(head.slice('type: '.length), '|') : [];
    const isChoice = choices.length > 0 && choices.every((choice) => LITERAL.test(choice));
    this.add(name, { text: isChoice ? 'type: |' : head, isAddable: true });
    if (isChoice)
      for (const choice of choices)
        this.add(`${name} | ${choice}`, { text: '|', parent: name, isAddable: true });
    else this.addMembers({ key: name, groups, kind: OPEN.includes(name) ? 'value' : kindOf(head) });
  }

  addMembers({ key, groups, kind }: { key: string; groups: string[][]; kind: Kind }) {
    for (const [at, members] of groups.entries())
      for (const member of members) {
        const [start, name = member] = MEMBER.exec(member) ?? [member];
        const folded = fold(member.slice(start.length));
        const isToken = kind === 'value' && !key.startsWith('SLOT_VERSIONS');
        const text = isToken ? withoutValue(folded.head) : folded.head;
        const own = `${key}${at > 0 ? `#${at + 1}` : ''}.${name}`;
        this.add(own, { text, parent: key, isAddable: kind !== 'type' || TOLERANT.test(text) });
        this.addMembers({ key: own, groups: folded.groups, kind: kindBelow(key, kind, text) });
      }
  }
}

/** Others write the fields of an event, of what a function takes, and what is nested in a schema. */
const kindBelow = (key: string, kind: Kind, text: string): Kind =>
  kind === 'value' && !text.includes('(') && !OPEN.includes(key) ? 'value' : 'type';

/** The value of a token is not part of the surface, only its type. */
const withoutValue = (text: string) => {
  if (!LITERAL.test(text.slice(2))) return text;
  return /\d$/.test(text) ? ': number' : ': string';
};

const IMPORT = /^import (?:type )?(?:\{ ([\w$]+)(?: as ([\w$]+))? \}|(.+)) from '([^']+)';/;
const DECLARATION =
  /^(?:export |declare |abstract )*(const|function|class|interface|type|enum|namespace) ([\w$]+)(?: = |)/;

const STATEMENTS =
  /\n(?=import |export |declare |abstract |(?:const|function|class|interface|type|enum) )/;

/** The entries in API Extractor's report. @throws Error with a statement that can't be read */
export function entriesOf(report: string): SurfaceEntries {
  const reader = new Reader();
  const code = report.match(/^```ts\n(.*)^```/ms)?.[1] ?? '';
  for (const statement of code.split(STATEMENTS))
    if (/\w/.test(statement)) reader.addStatement(statement.replaceAll(/\s+/g, ' ').trim());
  return reader.entries;
}
