import { readFile } from 'node:fs/promises';

const isAbsence = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}
