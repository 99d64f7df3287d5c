import path from 'node:path';
import type { Node } from '@babel/types';
import {
  type DeclarationFile,
  type Reference,
  readDeclarationFile,
  resolveImport,
} from './declaration-file.ts';

/** A declaration in shared itself, or the name of a library. */
export type Found = { file: DeclarationFile; node: Node; name: string } | { library: string };

/** Finds declarations by name across the compiled files of `folder`. */
export class Declarations {
  readonly folder: string;
  readonly #files = new Map<string, DeclarationFile>();

  constructor(folder: string) {
    this.folder = folder;
  }

  open(file: string): DeclarationFile {
    const known = this.#files.get(file) ?? readDeclarationFile(file);
    this.#files.set(file, known);
    return known;
  }

  index(segment: string): DeclarationFile {
    return this.open(path.join(this.folder, segment, 'index.d.ts'));
  }

  /** Declaration or import of a name in a file. */
  local(file: DeclarationFile, name: string): Found | undefined {
    const node = file.declared.get(name);
    if (node !== undefined) return { file, node, name };
    const imported = file.imported.get(name);
    return imported && this.imported(file, imported);
  }

  /** Export of a name in a file. */
  exported(file: DeclarationFile, name: string): Found | undefined {
    const exported = file.exported.get(name);
    if (exported === undefined) return undefined;
    return typeof exported === 'string'
      ? this.local(file, exported)
      : this.imported(file, exported);
  }

  imported(file: DeclarationFile, { from, name }: Reference): Found | undefined {
    const target = resolveImport(this.folder, file.file, from);
    if (target === undefined) return { library: `${from} ${name}` };
    return this.exported(this.open(target), name);
  }
}
