import { readFileSync, writeFileSync } from 'node:fs';

/** The value of a JSON file; the caller knows its shape. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a value formatted as npm and biome do: two spaces, a final newline. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
