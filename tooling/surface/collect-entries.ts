import path from 'node:path';
import type { Node } from '@babel/types';
import { Declarations, type Found } from './declarations.ts';
import { entryTexts } from './entry-text.ts';
import { nodesIn } from './source-text.ts';

/** The public surface: from `ui: Button` or `ui: ButtonProps.size` to its contract. */
export type SurfaceEntries = Record<string, string>;

/** A segment and its public names; `'*'` means everything that its index exports. */
export interface SurfacePart {
  segment: string;
  names: '*' | readonly string[];
}

function leftmost(name: Node | null | undefined): string {
  if (name?.type === 'TSQualifiedName') return leftmost(name.left);
  return name?.type === 'Identifier' ? name.name : '';
}

function referenceOf(node: Node): { name: string; from?: string } {
  if (node.type === 'TSImportType')
    return { name: leftmost(node.qualifier), from: node.argument.value };
  if (node.type === 'TSTypeReference') return { name: leftmost(node.typeName) };
  if (node.type === 'TSTypeQuery') return { name: leftmost(node.exprName as Node) };
  return { name: node.type === 'TSExpressionWithTypeArguments' ? leftmost(node.expression) : '' };
}

const REFERENCES = [
  'TSImportType',
  'TSTypeReference',
  'TSTypeQuery',
  'TSExpressionWithTypeArguments',
];

/** All names that a declaration's types refer to, including type arguments. */
const referencesOf = (value: unknown): { name: string; from?: string }[] =>
  nodesIn(value, REFERENCES).flatMap((node) => [
    referenceOf(node),
    ...referencesOf(Object.values(node)),
  ]);

class Collector {
  readonly entries: SurfaceEntries = {};
  readonly #declarations: Declarations;
  readonly #keys = new Map<Node, string>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Adds what is public under `key`; a second public name of the same declaration refers to the first. */
  addPublic(key: string, found: Found) {
    if ('library' in found) this.entries[key] = `from ${found.library}`;
    else if (this.#keys.get(found.node) === key) this.#addTexts(key, found);
    else this.entries[key] = `same as ${this.#keys.get(found.node)}`;
  }

  /** Public names are reserved first, so that a type has the same name, whatever refers to it first. */
  reserve(key: string, found: Found) {
    if ('node' in found && !this.#keys.has(found.node)) this.#keys.set(found.node, key);
  }

  #addTexts(key: string, { file, node }: Extract<Found, { node: Node }>) {
    for (const [member, text] of Object.entries(entryTexts(file.text, node)))
      this.entries[key + member] = text;
    for (const { name, from } of referencesOf(node)) {
      const found = from
        ? this.#declarations.imported(file, { from, name })
        : this.#declarations.local(file, name);
      if (found && 'node' in found) this.#addReferred(found);
    }
  }

  #addReferred(found: Extract<Found, { node: Node }>) {
    if (this.#keys.has(found.node)) return;
    const { name } = found;
    const { file } = found.file;
    const folders = path.relative(this.#declarations.folder, path.dirname(file)).split(path.sep);
    const depth = folders[0] === 'api' || folders[1] === 'schema' ? 2 : 1;
    const plain = `${folders.slice(0, depth).join('/')}: ${name}`;
    const isTaken = [...this.#keys.values()].includes(plain);
    const key = isTaken ? `${plain} (${path.basename(file, '.d.ts')})` : plain;
    this.#keys.set(found.node, key);
    this.#addTexts(key, found);
  }
}

/** The surface in compiled declarations: public names, and all types of shared that they refer to. */
export function collectEntries(folder: string, surface: readonly SurfacePart[]): SurfaceEntries {
  const declarations = new Declarations(folder);
  const collector = new Collector(declarations);
  const located = surface.flatMap(({ segment, names }) => {
    const index = declarations.index(segment);
    return (names === '*' ? [...index.exported.keys()] : names).map((name) => {
      const found = declarations.exported(index, name);
      if (!found) throw new Error(`${segment} exports ${name}, whose declaration was not found`);
      return { key: `${segment}: ${name}`, found };
    });
  });
  for (const { key, found } of located) collector.reserve(key, found);
  for (const { key, found } of located) collector.addPublic(key, found);
  const sorted = Object.entries(collector.entries).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}
