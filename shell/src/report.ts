/** Says what failed, with part and phase, where a developer looks first; a collector can listen here later. */
export function reportFailure(part: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the console is where failures of the composition are reported.
  console.error(`[pinpu] ${part}`, error);
}
