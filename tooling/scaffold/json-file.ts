import { readFileSync, writeFileSync } from 'node:fs';

/** A JSON file's value; the caller knows its shape. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a value as npm and biome do: two spaces, a line end. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
