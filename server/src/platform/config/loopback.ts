const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:.+\.)?(?:localhost|test))$/;

/**
 * Whether an address leads to this machine alone. Names below `.localhost` and `.test` count: no public name may end
 * so (RFC 6761).
 */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
