/** A point of a checklist: its number, its text including nested lists, and what it names in code spans. */
export interface Point {
  number: string;
  text: string;
  /** Names of functions, types, fields and variables, without their arguments. */
  identifiers: string[];
  /** JSON objects, and properties of objects, as text that can be parsed. */
  examples: string[];
}

const POINT = /^(\d+)\. /;
const SPAN = /`([^`\n]+)`/g;
/** A name, a call or a component; `find…` is the beginning of names. */
const IDENTIFIER = /^(?:([A-Za-z_$][\w$]*)(?:\(.*\)|…)?|<([A-Z]\w*) .*>)$/;

const identifiersIn = (text: string): string[] => {
  const spans = [...text.matchAll(SPAN)].flatMap(([, span = '']) => {
    const [, name, component] = IDENTIFIER.exec(span) ?? [];
    return name ?? component ?? [];
  });
  return [...new Set(spans)];
};

const examplesIn = (text: string): string[] =>
  [...text.matchAll(SPAN)].flatMap(([, span = '']) => {
    if (/^\{ ?"/.test(span)) return [span];
    return /^"[\w.]+": /.test(span) ? [`{ ${span} }`] : [];
  });

/** Whether a source, or a JSON file, declares a name: a value, a type, a property, a parameter or a literal. */
export function declares(source: string, name: string): boolean {
  const word = name.replaceAll('$', '\\$');
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return new RegExp(
    [
      `\\b(?:const|let|function\\*?|class|interface|type|enum)\\s+${word}(?![\\w$])`,
      `(?:^|[\\s{,(<])["']?${word}["']?\\??\\s*(?:[:(=]|,$)`,
      `export\\s*(?:type\\s*)?\\{[^}]*(?<![\\w$])${word}(?![\\w$])`,
      `["'|(]${word}["'|)]`,
    ].join('|'),
    'm',
  ).test(code);
}

/** The numbered points of a how-to, each with the text up to the next one or to the end of its list. */
export function pointsOf(markdown: string): Point[] {
  const points: { number: string; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    const number = POINT.exec(line)?.[1];
    if (number !== undefined) points.push({ number, lines: [] });
    isOpen = number !== undefined || (isOpen && (line === '' || /^\s/.test(line)));
    if (isOpen) points.at(-1)?.lines.push(line);
  }
  return points.map(({ number, lines }) => {
    const text = lines.join('\n').trimEnd();
    return { number, text, identifiers: identifiersIn(text), examples: examplesIn(text) };
  });
}

/** The numbers of the points that a test runs, according to the how-to: "`….test.ts` runs steps 1, 4 and 5". */
export function executedPoints(markdown: string): string[] {
  const matches = [
    ...markdown.matchAll(/`[^`]+\.(?:test|spec)\.tsx?` runs steps ((?:\d+(?:, | and | to )?)+)/g),
  ];
  return matches.flatMap(([, numbers = '']) => {
    const [from, to] = numbers.split(' to ').map(Number);
    if (from === undefined || to === undefined) return numbers.match(/\d+/g) ?? [];
    return Array.from({ length: to - from + 1 }, (_none, at) => String(from + at));
  });
}
