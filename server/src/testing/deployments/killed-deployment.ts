import { mkdtempSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import type { TestArtefact } from './deployed-remote.ts';

/** The path of this file: the program of a deployment that kills itself. */
export const KILLED_DEPLOYMENT = import.meta.filename;

/**
 * Kills this process like `kill -9`, when a file is about to be linked to its name for the `at`th time: its bytes are
 * on the disk, but nothing can read them yet. Every step of a deployment ends this way.
 */
function killAtLink(at: number): void {
  const { link } = promises;
  let links = 0;
  promises.link = async (...names) => {
    links += 1;
    if (links === at) process.kill(process.pid, 'SIGKILL');
    await link(...names);
  };
  syncBuiltinESMExports();
}

interface Task {
  dist: string;
  keyFile: string;
  at: number;
  artefact: Omit<TestArtefact, 'files'> & { files: Record<string, string> };
}

async function run({ dist, keyFile, at, artefact }: Task): Promise<void> {
  const { deployAll, openInstance } = await import('./instance.ts');
  // No step of a deployment needs the database.
  const shared = { dist, keyFile, db: undefined as never };
  const { context } = await openInstance(shared, mkdtempSync(join(dist, 'killed-')));
  const files = Object.entries(artefact.files).map(
    ([path, text]) => [path, Buffer.from(text, 'base64')] as const,
  );
  killAtLink(at);
  await deployAll(context, { ...artefact, files: Object.fromEntries(files) });
}

if (process.argv[1] === KILLED_DEPLOYMENT) await run(JSON.parse(process.argv[2] ?? ''));
