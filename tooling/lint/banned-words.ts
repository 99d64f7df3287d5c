import { parseSync } from '@swc/core';
import type { SourceFile } from './source-files.ts';

/** Private words, each with the term to use instead. */
const BANNED: ReadonlyMap<string, string> = new Map([
  ['asked', 'query, request, requested'],
  ['brought', 'handoff'],
  ['deaf', 'unsubscribe, unreachable'],
  ['ears', 'listeners'],
  ['given', 'input, parameters, options'],
  ['hear', 'listen, receive, verify'],
  ['heard', 'received, delivered'],
  ['heir', 'fallback'],
  ['house', 'deployment, shop'],
  ['judge', 'evaluate'],
  ['judged', 'evaluated, result'],
  ['kept', 'stored'],
  ['lend', 'share, provide'],
  ['lent', 'shared, provided'],
  ['lies', 'tampered'],
  ['said', 'message, reported'],
  ['told', 'synced, sent, notified'],
  ['verdict', 'result'],
  ['wanted', 'filter, requested'],
  ['wish', 'request, query, setting'],
  ['wishes', 'requests, settings'],
]);

/** Names that others rely on keep their spelling: fields, tables, cookies, and exports of shared. */
const FIXED_NAMES: ReadonlySet<string> = new Set([
  'asked',
  'asked_at',
  'given_up',
  'house_promo_code',
  'LentPage',
  'pinpu_brought',
]);

const partsOf = (name: string) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Collects the identifiers below a node; texts, comments and quoted keys are left out. */
function addIdentifiers(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) for (const child of node) addIdentifiers(child, names);
  else if (isNode(node)) {
    if (node.type === 'Identifier' && typeof node.value === 'string') names.add(node.value);
    else for (const child of Object.values(node)) addIdentifiers(child, names);
  }
}

function identifiersOf({ path, text }: SourceFile): Set<string> {
  const names = new Set<string>();
  addIdentifiers(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }).body, names);
  return names;
}

/** The first banned part of a camelCase, PascalCase or snake_case name. */
const bannedIn = (name: string) => partsOf(name).find((part) => BANNED.has(part));

/** One sentence for each identifier, and for a file name, of which a whole part is banned. */
export function bannedWords(file: SourceFile): string[] {
  const names = [...identifiersOf(file)].filter((name) => !FIXED_NAMES.has(name));
  return [file.path, ...names].flatMap((name) => {
    const word = bannedIn(name);
    const place = name === file.path ? 'the file name' : name;
    return word
      ? [`${file.path}: ${place} says "${word}": use the field's term (${BANNED.get(word)})`]
      : [];
  });
}
