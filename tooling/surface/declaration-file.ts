import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import type { ExportNamedDeclaration, ImportDeclaration, Node, Statement } from '@babel/types';

/** A name that another file exports. */
export interface Reference {
  from: string;
  name: string;
}

/** One compiled `.d.ts`: what it declares, imports and exports, by name. */
export interface DeclarationFile {
  file: string;
  text: string;
  declared: ReadonlyMap<string, Node>;
  imported: ReadonlyMap<string, Reference>;
  /** From a public name to a local one, or to one re-exported from another file. */
  exported: ReadonlyMap<string, Reference | string>;
}

interface Tables {
  declared: Map<string, Node>;
  imported: Map<string, Reference>;
  exported: Map<string, Reference | string>;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.type === 'Identifier' ? (node.name ?? '') : String(node.value);

function addDeclaration(statement: Node, declared: Map<string, Node>): string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap((one) => {
      if (one.id.type !== 'Identifier') return [];
      declared.set(one.id.name, one);
      return [one.id.name];
    });
  const { id } = statement as { id?: Node | null };
  if (id?.type !== 'Identifier') return [];
  declared.set(id.name, statement);
  return [id.name];
}

function readImport(statement: ImportDeclaration, { imported }: Tables) {
  for (const one of statement.specifiers) {
    const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
    imported.set(one.local.name, { from: statement.source.value, name });
  }
}

function readExport(statement: ExportNamedDeclaration, { declared, exported }: Tables) {
  const { declaration, source, specifiers } = statement;
  if (declaration)
    for (const name of addDeclaration(declaration, declared)) exported.set(name, name);
  for (const one of specifiers) {
    if (one.type !== 'ExportSpecifier') continue;
    const { name } = one.local;
    exported.set(nameOf(one.exported), source ? { from: source.value, name } : name);
  }
}

function readStatement(statement: Statement, tables: Tables) {
  if (statement.type === 'ImportDeclaration') readImport(statement, tables);
  else if (statement.type === 'ExportNamedDeclaration') readExport(statement, tables);
  else if (statement.type === 'ExportAllDeclaration')
    throw new Error('`export *` hides what a segment exports: name each export in its index.ts');
  else addDeclaration(statement, tables.declared);
}

/** Reads one declaration file. */
export function readDeclarationFile(file: string): DeclarationFile {
  const text = readFileSync(file, 'utf8');
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]],
  });
  const tables: Tables = { declared: new Map(), imported: new Map(), exported: new Map() };
  for (const statement of program.body) readStatement(statement, tables);
  return { file, text, ...tables };
}

/** The declaration file in `folder` that an import refers to; undefined for a library. */
export function resolveImport(folder: string, importer: string, from: string): string | undefined {
  const own = '@pinpu/shared/';
  if (from.startsWith(own)) return path.join(folder, from.slice(own.length), 'index.d.ts');
  if (!from.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(importer), from).replace(/\.tsx?$/, '');
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => existsSync(file));
}
