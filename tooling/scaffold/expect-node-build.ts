import { readFileSync } from 'node:fs';

/**
 * Expects that a build for Node exports a page with these functions, which can be loaded with only the modules that the
 * shell shares.
 */
export async function expectNodeBuild(file: string, page: string, names = ['Page']) {
  const build = { pages: {} as Record<string, () => Promise<{ Page: unknown }>> };
  const module = { exports: build };
  const requireShared = () => new Proxy({}, { get: () => () => '' });
  const wrapper = new Function(
    'module',
    'exports',
    'require',
    'publicPath',
    readFileSync(file, 'utf8'),
  );
  wrapper(module, build, requireShared, '/remotes/');
  const functions = names.map((name) => [name, expect.any(Function)]);
  expect(await module.exports.pages[page]?.()).toEqual(Object.fromEntries(functions));
}
