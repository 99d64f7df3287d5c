import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the server, or the browser taking over what the server has rendered. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
