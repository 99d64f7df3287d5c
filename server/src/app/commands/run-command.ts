import { StartupError } from '../../platform/errors/startup-error.ts';

/** Runs a command to its end: what a person can correct ends with one sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
