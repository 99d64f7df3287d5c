import type { ShellNodeBuild } from '@pinpu/shared/contracts';
import { freezeAll, isHolder } from './frozen.ts';

type Modules = ShellNodeBuild['modules'];

/** What React changes itself while it renders. */
const OF_REACT = new Set([Symbol.for('react.context'), Symbol.for('react.lazy')]);

const isPlain = (one: object) =>
  [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(one));

/** Instances, such as the cache of queries, keep their fields; their classes are frozen. */
const keepsFields = (one: object) =>
  typeof one !== 'function' &&
  (OF_REACT.has(Reflect.get(one, '$$typeof')) ||
    !(isPlain(one) || Object.hasOwn(one, 'constructor')));

/** React's internals for libraries that read them; writing has no effect. */
const readOnly = (internals: object) =>
  new Proxy(
    {},
    {
      get(_, key) {
        const value: unknown = Reflect.get(internals, key);
        return isHolder(value) ? Object.freeze(value) : value;
      },
      set: () => true,
      defineProperty: () => false,
      setPrototypeOf: () => false,
    },
  );

/** A module's exports for remotes: without what a library marks as its own, such as React’s internals. */
function exportsForRemotes(module: object): object {
  const exported: Record<PropertyKey, unknown> = {};
  const add = (key: PropertyKey, value: unknown) =>
    Object.defineProperty(exported, key, { value, enumerable: key !== '__esModule' });
  for (const key of Reflect.ownKeys(module)) {
    const value: unknown = Reflect.get(module, key);
    const name = String(key);
    if (/^__(CLIENT|DOM)_INTERNALS/.test(name) && isHolder(value)) add(key, readOnly(value));
    else if (key === 'default' && isHolder(value) && isPlain(value))
      add(key, exportsForRemotes(value));
    else if (!/^__(?!esModule|COMPILER)/.test(name)) add(key, value);
  }
  return Object.freeze(exported);
}

/**
 * Prepares what a shell shares with remotes so that no build can change it for another: functions, classes, components,
 * atoms and themes are frozen.
 */
export function shareModules({ modules, instances = [] }: ShellNodeBuild): Modules {
  const shared = Object.entries(modules).map(([name, module]): [string, unknown] => [
    name,
    isHolder(module) ? exportsForRemotes(module) : module,
  ]);
  const values = shared.flatMap(([, module]) => (isHolder(module) ? Object.values(module) : []));
  freezeAll([...values, ...instances], keepsFields);
  for (const instance of instances) Object.freeze(instance);
  return Object.fromEntries(shared);
}
