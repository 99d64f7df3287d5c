import { hideInheritedKeys } from './inherited-keys.ts';

/** Gives all objects a key, as old libraries do, while `work` runs. */
async function withKey(descriptor: PropertyDescriptor, work: () => Promise<void> | void) {
  Object.defineProperty(Object.prototype, 'extend', { configurable: true, ...descriptor });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(Object.prototype, 'extend');
  }
}

const keysOf = (value: object) => {
  const keys: string[] = [];
  for (const key in value) keys.push(key);
  return keys;
};

describe('keys that a page has given to all objects [41 W13]', () => {
  it.each([
    ['a value', { value: () => 'page', enumerable: true, writable: true }],
    ['an accessor', { get: () => () => 'page', enumerable: true }],
  ])('are hidden, and restored as they were: %s', (_what, descriptor) =>
    withKey(descriptor, () => {
      const before = Object.getOwnPropertyDescriptor(Object.prototype, 'extend');
      expect(keysOf({ own: 1 })).toEqual(['own', 'extend']);
      const restore = hideInheritedKeys();
      expect(keysOf({ own: 1 })).toEqual(['own']);
      expect(Reflect.get({}, 'extend')()).toBe('page');
      restore();
      expect(Object.getOwnPropertyDescriptor(Object.prototype, 'extend')).toEqual(before);
    }),
  );

  it('do not stop the modules of the elements', () =>
    withKey({ value: () => {}, enumerable: true, writable: true }, async () => {
      jest.resetModules();
      await expect(import('../shop-calls.ts')).rejects.toThrow();
      jest.resetModules();
      const restore = hideInheritedKeys();
      const { shopCalls } = await import('../shop-calls.ts');
      restore();
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => new Response('{"success":true,"body":{"s":1}}'));
      const calls = shopCalls({ shop: 'https://shop.example', site: '' });
      await expect(calls.config('')).rejects.toMatchObject({ code: 'UNREACHABLE' });
    }));
});
