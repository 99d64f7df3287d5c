/** A reason not to start that a person can mend; its message is the one sentence that is printed (exit 1). */
export class StartupError extends Error {
  override name = 'StartupError';
}
