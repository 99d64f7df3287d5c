/** Logs a failure with part and phase to the console; a collector can be attached here. */
export function reportFailure(part: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is where failures of the composition are reported.
  console.error(`[pinpu] ${part}`, error);
}
