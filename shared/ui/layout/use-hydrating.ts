import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the server, or the browser during hydration. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
