/** The minimum length of an administrator's password, in characters. */
const SHORTEST_PASSWORD = 12;

/** The maximum in bytes, so that it fits into one RSA block with the session value. */
const LONGEST_PASSWORD_BYTES = 110;

/** An administrator's account name as stored: lower case, without surrounding spaces. */
export const normaliseAdminAccount = (account: string): string =>
  account.normalize('NFKC').trim().toLowerCase();

/** Whether a normalised name can be used for a new account: 2 to 32 letters, digits, dots, hyphens and underscores. */
export const isAdminAccount = (account: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{1,31}$/.test(account);

/** What is wrong with a new password of this account: too short, too long or easy to guess; null where nothing is. */
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
