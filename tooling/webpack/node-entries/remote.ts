/**
 * The entry of a remote's build for Node. The modules below are replaced by the remote's `src/routes.tsx` and
 * `src/slots.tsx`, if it has them.
 */
export { pages } from './routes.ts';
export { slots } from './slots.ts';
