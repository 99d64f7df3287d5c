import { StartupError } from '../../platform/errors/startup-error.ts';

const USAGE = `npm run members -- erase EMAIL [--dry-run]    刪除個人資料；--dry-run 只列出會刪除的資料`;

/** Parses the arguments of `npm run members --`. @throws StartupError with the usage. */
export function eraseArguments([command, ...words]: readonly string[]) {
  const [email = '', ...rest] = words.filter((word) => word !== '--dry-run');
  if (command !== 'erase' || email === '' || rest.length > 0) throw new StartupError(USAGE);
  // An older release stored what is no address today; that can be erased, too.
  if (!email.includes('@')) throw new StartupError(`「${email}」 is no e-mail address.\n${USAGE}`);
  return { email, dry_run: words.includes('--dry-run') };
}
