import path from 'node:path';
import { remoteNames, root } from '../build/workspaces.ts';
import { serveWorkingCopy, stopOnSignal } from './serve.ts';
import { startSession } from './session.ts';
import { sources } from './sources.ts';
import { workingCopyCommand } from './working-copy-command.ts';

try {
  const args = process.argv.slice(2);
  const copy = workingCopyCommand(args, process.env, remoteNames());
  stopOnSignal(
    await (copy ? serveWorkingCopy(path.join(root, copy.name), copy) : startSession(sources(args))),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
