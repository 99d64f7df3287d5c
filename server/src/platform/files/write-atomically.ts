import { randomUUID } from 'node:crypto';
import { copyFile, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const syncAndClose = (handle: FileHandle) => handle.sync().finally(() => handle.close());

/** To a draft beside it, which `write` syncs, then renamed. Creates the folder if it is missing. */
async function byDraft(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    await write(draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export const writeAtomically = (file: string, bytes: Buffer): Promise<void> =>
  byDraft(file, async (draft) => {
    const handle = await open(draft, 'wx');
    await handle
      .writeFile(bytes)
      .then(() => handle.sync())
      .finally(() => handle.close());
  });

/** Also from another disk. */
export const copyAtomically = (from: string, file: string): Promise<void> =>
  byDraft(file, async (draft) => {
    await copyFile(from, draft);
    await syncAndClose(await open(draft, 'r+'));
  });
