const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:.+\.)?(?:localhost|test))$/;

/** Names below `.localhost` and `.test` count, since no public name may end so (RFC 6761). */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
