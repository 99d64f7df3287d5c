import { readFileSync } from 'node:fs';

/** Expects that a build for Node exports a page, which loads with what the shell lends alone. */
export async function expectNodeBuild(file: string, page: string) {
  const build = { pages: {} as Record<string, () => Promise<{ Page: unknown }>> };
  const module = { exports: build };
  const lend = () => new Proxy({}, { get: () => () => '' });
  const wrapper = new Function(
    'module',
    'exports',
    'require',
    'publicPath',
    readFileSync(file, 'utf8'),
  );
  wrapper(module, build, lend, '/remotes/');
  expect(await module.exports.pages[page]?.()).toEqual({ Page: expect.any(Function) });
}
