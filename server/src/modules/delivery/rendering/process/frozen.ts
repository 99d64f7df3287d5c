/**
 * Names that libraries assign to their own objects although a prototype has them, such as `error.name`: a plain frozen
 * property would make that throw.
 */
const OVERRIDDEN = new Set<PropertyKey>([
  ...['name', 'message', 'toString', 'toLocaleString', 'valueOf', 'toJSON', 'hasOwnProperty'],
]);

/** V8 compiles calls of their methods by the constructor, so theirs stays a plain property. */
const FAST: readonly unknown[] = [Array.prototype, Promise.prototype, RegExp.prototype];

const LANGUAGE = new Set<unknown>(
  [Object, Function, Array, Promise, RegExp, Error, Map, Set, WeakMap, WeakSet, String, Number]
    .map(({ prototype }): unknown => prototype)
    .concat([Symbol.prototype, Boolean.prototype, BigInt.prototype, Date.prototype]),
);

/** Not yet in the types of this language version. */
const iterators: { from(of: object): { map(by: () => void): object } } = Reflect.get(
  globalThis,
  'Iterator',
);

/** The prototypes that no global names: those of iterators, generators and asynchronous functions. */
const HIDDEN: readonly object[] = [
  [][Symbol.iterator](),
  new Map()[Symbol.iterator](),
  new Set()[Symbol.iterator](),
  ''[Symbol.iterator](),
  'a'.matchAll(/a/g),
  iterators.from({ next: () => undefined }),
  iterators.from([]).map(() => undefined),
  new Intl.Segmenter().segment('')[Symbol.iterator](),
  new URLSearchParams()[Symbol.iterator](),
  new Headers()[Symbol.iterator](),
  new FormData()[Symbol.iterator](),
  new ReadableStream()[Symbol.asyncIterator](),
  (function* () {})(),
  (async function* () {})(),
  async () => undefined,
  Object.getPrototypeOf(Uint8Array),
].map((one) => (typeof one === 'function' ? one : Object.getPrototypeOf(one)));

/** Makes `own.key = value` give an object its own property, as if its prototype were not frozen. */
function overridable(holder: object, key: PropertyKey, value: unknown, enumerable: boolean): void {
  Object.defineProperty(holder, key, {
    get: () => value,
    set(this: object, own: unknown) {
      if (this === holder) throw new TypeError(`${String(key)} is shared by all builds`);
      Object.defineProperty(this, key, {
        value: own,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
    enumerable,
    configurable: false,
  });
}

export const isHolder = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Prototypes are what instances inherit from; of others' the whole, of the language's few properties. */
function isOverridden(holder: object, key: PropertyKey): boolean {
  if (OVERRIDDEN.has(key)) return true;
  if (LANGUAGE.has(holder)) return key === 'constructor' && !FAST.includes(holder);
  return Object.hasOwn(holder, 'constructor');
}

/** Prepares one property for freezing, and returns where it leads. */
function prepare(holder: object, key: PropertyKey): unknown[] {
  const property = Object.getOwnPropertyDescriptor(holder, key);
  if (property === undefined) return [];
  const { value, get, set, writable, configurable, enumerable = false } = property;
  const isPlain = writable === true && configurable === true;
  if (typeof holder !== 'function' && isPlain && isOverridden(holder, key))
    overridable(holder, key, value, enumerable);
  return [value, get, set];
}

/**
 * React sets these two while it describes where a component threw, and its development build at every element. The
 * first has no effect; the other only shortens the text of a stack.
 */
function freezeError(): void {
  const without = { get: () => undefined, set: () => undefined };
  Object.defineProperty(Error, 'prepareStackTrace', without);
  Object.defineProperty(Error, 'stackTraceLimit', { writable: true, configurable: false });
  for (const key of Reflect.ownKeys(Error))
    if (Object.getOwnPropertyDescriptor(Error, key)?.configurable)
      Object.defineProperty(Error, key, { writable: false, configurable: false });
  Object.preventExtensions(Error);
}

const seen = new Set<unknown>([globalThis]);

/** Freezes objects and everything that they lead to; what `keeps` names keeps its own fields changeable. */
export function freezeAll(
  first: readonly unknown[],
  keeps: (one: object) => boolean = () => false,
): void {
  const open = [...first];
  while (open.length > 0) {
    const next = open.pop();
    if (!isHolder(next) || seen.has(next)) continue;
    seen.add(next);
    open.push(Object.getPrototypeOf(next));
    if (keeps(next)) continue;
    for (const key of Reflect.ownKeys(next)) open.push(...prepare(next, key));
    // Arrays of bytes can't be frozen, and no global has one.
    if (next === Error) freezeError();
    else if (!ArrayBuffer.isView(next)) Object.freeze(next);
  }
}

/** Gives every global its final value; a getter of Node's loads its value here. */
function fixGlobals(): unknown[] {
  return Reflect.ownKeys(globalThis).map((key) => {
    const value: unknown = Reflect.get(globalThis, key);
    const property = Object.getOwnPropertyDescriptor(globalThis, key);
    if (property?.configurable)
      Object.defineProperty(globalThis, key, {
        value,
        writable: false,
        configurable: false,
        enumerable: property.enumerable ?? false,
      });
    return value;
  });
}

/**
 * Freezes everything that the builds of a process share: the language's objects, Node's globals, and the list of
 * globals. Call it once all globals have their values.
 */
export function freezeShared(): void {
  // Short texts would otherwise share memory that any of them leads to.
  Buffer.poolSize = 0;
  const globals = fixGlobals();
  freezeAll([...globals, ...HIDDEN]);
  Object.preventExtensions(globalThis);
}

/** What a build sees as its global object: all globals, and what it writes there itself. */
export function ownGlobals(): object {
  const own: Record<PropertyKey, unknown> = {};
  for (const key of Reflect.ownKeys(globalThis)) {
    const { enumerable = false, ...property } =
      Object.getOwnPropertyDescriptor(globalThis, key) ?? {};
    const value = 'value' in property ? { value: property.value, writable: true } : property;
    Object.defineProperty(own, key, { ...value, enumerable, configurable: true });
  }
  return Object.assign(own, { globalThis: own, global: own });
}
