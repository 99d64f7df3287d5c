/** A startup failure that the operator can fix; its message is the only sentence that is printed (exit code 1). */
export class StartupError extends Error {
  override name = 'StartupError';
}
