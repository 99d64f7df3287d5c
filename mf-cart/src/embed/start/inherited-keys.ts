/**
 * Hides the keys that an old library has given to all objects of the page from `for…in`, which a library of ours uses
 * while its modules are evaluated; returns a function that restores them.
 */
export function hideInheritedKeys(): () => void {
  const changed: [string, PropertyDescriptor][] = [];
  for (const key of Object.keys(Object.prototype)) {
    const descriptor = Object.getOwnPropertyDescriptor(Object.prototype, key);
    if (!descriptor?.configurable) continue;
    changed.push([key, descriptor]);
    Object.defineProperty(Object.prototype, key, { ...descriptor, enumerable: false });
  }
  return () => {
    for (const [key, descriptor] of changed)
      Object.defineProperty(Object.prototype, key, descriptor);
  };
}
