/** The build of a remote for Node: what its `src/routes.tsx` and `src/slots.tsx` export, which take the place of these. */
export { pages } from './routes.ts';
export { slots } from './slots.ts';
