import { readFileSync, writeFileSync } from 'node:fs';

/** The value in a JSON file; its type is not checked. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a value in the format of npm and biome: two spaces, a newline at the end. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
