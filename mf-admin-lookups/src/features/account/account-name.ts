const payloadOf = (token: string): unknown => {
  const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

/** The account that a token was issued for, to show; '' where the token doesn't say. Only the server verifies it. */
export function accountName(token: string): string {
  try {
    const payload = payloadOf(token);
    const named = typeof payload === 'object' && payload !== null && 'sub' in payload;
    return named && typeof payload.sub === 'string' ? payload.sub : '';
  } catch {
    return '';
  }
}
