/** A deployment that failed for a reason that its team can fix; only its message is printed. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** Runs a command. A `DeployError` ends the process with its message and exit code 1. */
export async function runDeployCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
