import { readFileSync } from 'node:fs';
import type { Infer, Schema } from '@pinpu/shared/contracts/schema';
import { safeParse } from '@pinpu/shared/contracts/schema';

/** Reads the text of a manifest by its contract. @throws Error with one sentence that says what is wrong in which file. */
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

/** A manifest, read by its contract. @throws Error with one sentence that says what is wrong in which file. */
export const readManifest = <T extends Schema>(schema: T, file: string): Infer<T> =>
  parsedManifest(schema, file, readFileSync(file, 'utf8'));
