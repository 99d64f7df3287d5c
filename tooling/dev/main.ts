import { serveWorkingCopy } from './serve-working-copy.ts';
import { startSession } from './session.ts';
import { sources } from './sources.ts';
import { workingCopyCommand } from './working-copy-command.ts';

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

try {
  const args = process.argv.slice(2);
  const copy = workingCopyCommand(args, process.env);
  stopOnSignal(await (copy ? serveWorkingCopy(copy) : startSession(sources(args))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
