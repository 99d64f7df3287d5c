import { queryClient } from '@pinpu/shared/query';
import { appStore, createStore } from '@pinpu/shared/state';

let store = createStore();
let isOfShell = false;

/** Freezes plain objects and arrays, such as the shop's configuration, with all that is in them. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== Array.prototype) return value;
  for (const one of Object.values(Object.freeze(value))) frozen(one);
  return value;
}

/**
 * On the server, only the shell sets the page's state. What a remote sets while it renders has no effect, since all
 * other parts would see it.
 */
const guarded: typeof appStore = {
  get: (atom) => frozen(store.get(atom)),
  set: (atom, ...args) => (isOfShell ? store.set(atom, ...args) : (undefined as never)),
  sub: () => () => undefined,
};
Object.assign(appStore, guarded);

/** Runs the shell's own changes of the page's state. */
export function setState(change: () => void): void {
  isOfShell = true;
  try {
    change();
  } finally {
    isOfShell = false;
  }
}

/** Forgets the state and the queries of the page before. */
export function renewState(): void {
  store = createStore();
  queryClient.clear();
}

const queries = queryClient.getQueryCache();

/** The stores behind the shared modules, whose methods no remote may replace. */
export const instances: readonly object[] = [
  appStore,
  queryClient,
  queries,
  queryClient.getMutationCache(),
  Object.getPrototypeOf(queries.build(queryClient, { queryKey: [] })),
];
