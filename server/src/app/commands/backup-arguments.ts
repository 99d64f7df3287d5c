import { resolve } from 'node:path';
import { StartupError } from '../../platform/errors/startup-error.ts';

const USAGE = {
  backup: 'npm run backup -- FILE, for example backup-2026-11-22.tar.gz',
  restore: 'npm run restore -- FILE [--replace]',
} as const;

/**
 * The file argument, relative to where the command was called, and whether existing data may be replaced.
 * @throws StartupError with how to call the command.
 */
export function backupArguments(
  command: keyof typeof USAGE,
  words: readonly string[],
): { file: string; replace: boolean } {
  const flags = words.filter((word) => word.startsWith('--'));
  const [name, ...others] = words.filter((word) => !word.startsWith('--'));
  const known = command === 'restore' ? ['--replace'] : [];
  if (name === undefined || others.length > 0 || flags.some((flag) => !known.includes(flag)))
    throw new StartupError(`Usage: ${USAGE[command]}`);
  return {
    file: resolve(process.env.INIT_CWD ?? process.cwd(), name),
    replace: flags.length > 0,
  };
}

/** Summary of a backup's content. */
export function summaryOf({
  rows,
  uploads,
}: {
  rows: Record<string, number>;
  uploads: number;
}): string {
  const total = Object.values(rows).reduce((sum, n) => sum + n, 0);
  return `${rows.orders ?? 0} orders, ${total} rows, ${uploads} uploaded files`;
}
