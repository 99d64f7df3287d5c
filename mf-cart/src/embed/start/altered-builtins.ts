const sum = (one: number, other: number) => one + other;
const isTwo = (number: number) => number === 2;

type Check = readonly [name: string, isIntact: () => boolean];

/** Built-in functions that old libraries replace by others of the same name, and that the cart or React needs. */
const CHECKS: readonly Check[] = [
  ['Array.prototype.concat', () => [1].concat([2], 3).length === 3],
  ['Array.prototype.every', () => [2, 2].every(isTwo) && ![1, 2].every(isTwo)],
  ['Array.prototype.filter', () => [1, 2].filter(isTwo)[0] === 2],
  ['Array.prototype.find', () => [1, 2].find(isTwo) === 2],
  ['Array.prototype.flatMap', () => [1, 2].flatMap((one) => [one, one]).length === 4],
  ['Array.prototype.indexOf', () => [1, 2].indexOf(2) === 1],
  ['Array.prototype.map', () => [1].map((one, at) => one + at)[0] === 1],
  ['Array.prototype.some', () => [1, 2].some(isTwo)],
  ['Function.prototype.bind', () => sum.bind(undefined, 1, 2)() === 3],
  ['Object.entries', () => Object.entries({ a: 1 })[0]?.[1] === 1],
  ['Object.keys', () => Object.keys({ a: 1 }).length === 1],
];

/** Names that would turn the description of any property into another one. */
const DESCRIBING = new Set<string | symbol>(
  'configurable enumerable get set value writable'.split(' '),
);

function isFine(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** What scripts of the page have changed of the language so that the cart can't run; uses nothing of it. */
export function alteredBuiltins(): string[] {
  const altered: string[] = [];
  for (const [name, isIntact] of CHECKS) if (!isFine(isIntact)) altered.push(name);
  for (const key of Reflect.ownKeys(Object.prototype)) {
    const isListed = Object.getOwnPropertyDescriptor(Object.prototype, key)?.enumerable;
    if (isListed || DESCRIBING.has(key)) altered.push(`Object.prototype.${String(key)}`);
  }
  return altered;
}
