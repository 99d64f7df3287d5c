import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** To a draft beside it, synced, then renamed. Creates the folder if it is missing. */
export async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    const handle = await open(draft, 'wx');
    await handle
      .writeFile(bytes)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
