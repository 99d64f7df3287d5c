/** Fewest characters of an administrator's password. */
const SHORTEST_PASSWORD = 12;

/** Most bytes: one block of RSA carries it beside the session value. */
const LONGEST_PASSWORD_BYTES = 110;

/** The name of an administrator's account as it is stored: lower case, without spaces around it. */
export const normaliseAdminAccount = (account: string): string =>
  account.normalize('NFKC').trim().toLowerCase();

/** Whether a normalised name may be given to a new account: 2 to 32 letters, digits, dots, hyphens and underlines. */
export const isAdminAccount = (account: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{1,31}$/.test(account);

/** Fault of a new password of this account: too short, too long, or easily guessed; null where nothing is. */
export function adminPasswordFault(
  password: string,
  account: string,
): 'short' | 'long' | 'account' | null {
  const text = password.normalize('NFKC');
  if ([...text].length < SHORTEST_PASSWORD) return 'short';
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD_BYTES) return 'long';
  const rest = text.toLowerCase().replaceAll(normaliseAdminAccount(account), '');
  return [...rest].length < SHORTEST_PASSWORD / 2 ? 'account' : null;
}
