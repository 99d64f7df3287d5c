const payloadOf = (token: string): unknown => {
  const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

/** A field of the token's payload; undefined where it can't be parsed. Only the server verifies the token. */
function fieldOf(token: string, name: string): unknown {
  try {
    const payload = payloadOf(token);
    if (typeof payload !== 'object' || payload === null) return undefined;
    return Object.entries(payload).find(([key]) => key === name)?.[1];
  } catch {
    return undefined;
  }
}

/** The account that a token was issued for, for display; '' where the token does not contain it. */
export function accountName(token: string): string {
  const name = fieldOf(token, 'sub');
  return typeof name === 'string' ? name : '';
}

/** Whether the server rejects all other calls until a one-time password has been replaced. */
export const hasOneTimePassword = (token: string): boolean => fieldOf(token, 'one_time') === true;
