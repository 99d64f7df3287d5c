/** A startup failure that the operator can fix; its message is the one sentence that is printed (exit 1). */
export class StartupError extends Error {
  override name = 'StartupError';
}
