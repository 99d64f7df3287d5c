/** A deployment that did not happen, for a reason its team can fix; its message is all that is printed. */
export class DeployError extends Error {
  override name = 'DeployError';
}

/** Runs a command to its end; what a person can correct ends with its message and exit code 1. */
export async function runDeployCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
