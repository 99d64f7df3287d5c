import { existsSync, rmSync, type WriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { StartupError } from '../../platform/errors/startup-error.ts';

async function openNew(file: string): Promise<WriteStream> {
  try {
    return (await open(file, 'w', 0o600)).createWriteStream({ flush: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} can't be written (${reason}).`);
  }
}

/**
 * Lets `write` fill a new file that only its owner can read, and renames it when `write` has finished. Where `write`
 * fails, or the process is stopped by a signal, nothing remains. `part` is its temporary name.
 * @throws StartupError where the file exists already or can't be written.
 */
export async function saveNewFile<T>(
  file: string,
  write: (part: string, out: WriteStream) => Promise<T>,
): Promise<T> {
  if (existsSync(file))
    throw new StartupError(`${file} exists already and is not overwritten: choose another name.`);
  const part = `${file}.part`;
  const out = await openNew(part);
  const onSignal = () => {
    rmSync(part, { force: true });
    process.exit(1);
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    const result = await write(part, out);
    await rename(part, file);
    return result;
  } catch (error) {
    out.destroy();
    await rm(part, { force: true });
    throw error;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}
