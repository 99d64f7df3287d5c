import { get, init } from './container.ts';

const scopes: Record<string, Record<string, Record<string, { get: () => unknown }>>> = {};
Object.assign(globalThis, { __webpack_share_scopes__: scopes });

jest.mock('./mount.ts', () => ({ mount: 'mounts' }));

const shared = (react: string) => ({
  react: { [react]: { get: () => react } },
  'react-dom/client': { [react]: { get: () => react } },
});

describe('the container [M5]', () => {
  beforeEach(() => {
    delete scopes.default;
  });

  it('uses the React of the first host that joins', async () => {
    init(shared('19.1.0'));
    init(shared('19.2.0'));
    expect(Object.keys(scopes.default?.react ?? {})).toEqual(['19.1.0']);
    expect((await get('./mount'))()).toMatchObject({ mount: 'mounts' });
  });

  it('uses its own for a host that shares none', async () => {
    expect((await get('./mount'))()).toMatchObject({ mount: 'mounts' });
    expect(scopes.default).toEqual({});
  });

  it('exposes nothing else', async () => {
    await expect(get('./routes')).rejects.toThrow('exposes ./mount, not ./routes');
  });
});
