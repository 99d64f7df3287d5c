import { readFileSync } from 'node:fs';
import type { Infer, Schema } from '@pinpu/shared/contracts/schema';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Reads the text of a manifest by its contract. @throws Error with one sentence that names the file and the fault */
export function parsedManifest<T extends Schema>(schema: T, file: string, text: string): Infer<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
  const parsed = safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'its root';
  throw new Error(`${file} is wrong at ${place}: ${issue?.message ?? 'not what was expected'}.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The path of the first field that a contract does not know, and which parsing has therefore removed; undefined if
 * there is none.
 */
function unknownField(source: unknown, parsed: unknown, place = ''): string | undefined {
  if (!isRecord(source) || !isRecord(parsed)) return undefined;
  for (const [name, value] of Object.entries(source)) {
    const field = place === '' ? name : `${place}.${name}`;
    const unknown = name in parsed ? unknownField(value, parsed[name], field) : field;
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}

/**
 * Reads a manifest written by a team, in which an unknown field is a mistake. @throws Error with one sentence that
 * names the field
 */
export function readSource<T extends Schema>(schema: T, file: string): Infer<T> {
  const text = readFileSync(file, 'utf8');
  const parsed = parsedManifest(schema, file, text);
  const unknown = unknownField(JSON.parse(text), parsed);
  if (unknown !== undefined) throw new Error(`${file} is wrong at ${unknown}: no such field.`);
  return parsed;
}

/** Reads a manifest by its contract. @throws Error with one sentence that names the file and the fault */
export const readManifest = <T extends Schema>(schema: T, file: string): Infer<T> =>
  parsedManifest(schema, file, readFileSync(file, 'utf8'));
