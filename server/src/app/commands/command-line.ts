import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '../../platform/errors/startup-error.ts';

/** Ends a command that was called in a wrong way: why, and how to call it. @throws StartupError */
export type Usage = (why: string) => never;

export const usageOf =
  (text: string): Usage =>
  (why) => {
    throw new StartupError(`${why}\n${text}`);
  };

/** The words and flags of a command, in any order; ends it by `usage` for a flag that is unknown or lacks its value. */
export function parseCommand<const Flags extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Flags,
  usage: Usage,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}
