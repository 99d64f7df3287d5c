import { rmSync } from 'node:fs';
import type { RemoteManifest, ShellManifest } from '@pinpu/shared/contracts';
import { shopOf } from '../../modules/delivery/composition/service.ts';
import { deployVersion } from '../../modules/delivery/deployment/flips.ts';
import { changeRegistry } from '../../modules/delivery/registry/index.ts';
import { inEveryFile } from '../every-file.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { builtShell } from './built-shell.ts';
import { deployer, type TestArtefact, testRemote, testShell } from './deployed-remote.ts';

const folders: string[] = [];

inEveryFile('afterEach', () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export const SHELL_BUILD = `
exports.build = {
  modules: { react: { name: 'the shell’s React' } },
  async render(job, host) {
    const parts = [], failures = [];
    let html = '<header>frame</header>';
    for (const remote of Object.keys(job.composition.remotes)) {
      const exported = host.exportsOf(remote);
      if (exported === undefined) continue;
      const part = remote + '/page/page';
      host.enter(remote);
      try {
        html += await exported.pages.page(job, host);
        parts.push(part);
      } catch (error) {
        failures.push({ remote, part, why: String(error) });
      }
      host.enter('');
    }
    return { html, styles: '<style data-styled="true">b{}</style>', queries: null, parts, failures };
  },
};`;

export const pageBuild = (expression: string) =>
  `exports.pages = { page: (job, host) => ${expression} };`;

const withNode = (artefact: TestArtefact, node: string): TestArtefact => ({
  ...artefact,
  files: { ...artefact.files, 'node.cjs': Buffer.from(node) },
});

const TEMPLATE =
  '<html><head><script nonce="{{nonce}}">late = []/*pinpu:late*/</script><!--pinpu:head--></head><body><div id="root"><!--pinpu:boot--><i class="pinpu-boot"></i><!--/pinpu:boot--></div><noscript><!--pinpu:no-script-->no<!--/pinpu:no-script--></noscript><!--pinpu:composition--></body></html>';

export function nodeShell(
  version: string,
  node = SHELL_BUILD,
  change: Partial<ShellManifest> = {},
): TestArtefact {
  const { files, ...shell } = testShell(version, { node: 'node.cjs', ...change });
  return withNode({ ...shell, files: { ...files, 'index.html': Buffer.from(TEMPLATE) } }, node);
}

/** A remote that the server renders, with one page at `/<name>`. */
export const nodeRemote = (
  name: string,
  version: string,
  node: string,
  change: Partial<RemoteManifest> = {},
): TestArtefact =>
  withNode(testRemote(name, version, undefined, { node: 'node.cjs', ...change }), node);

/** Pages of one visit show the same order of products; without this cookie, each request would start a new visit. */
const SAME_VISIT = { cookie: 'pinpu_visit=0' };

async function makeLive({ app, config, clock }: TestApp, { name, version }: TestArtefact) {
  const shop = await shopOf(config, clock.now, app.log);
  const signer = shop?.registry.signer();
  if (!shop || !signer) throw new Error('a shop of a test signs');
  const flip = { by: 'a test', why: '', at: clock.now().toISOString() };
  const { registry } = shop;
  await changeRegistry(registry, signer, clock.now(), (one) =>
    deployVersion(one, name, version, flip),
  );
}

export async function renderedShop(
  builds: Record<string, string>,
  { env = {}, shell = SHELL_BUILD }: { env?: Record<string, string>; shell?: string } = {},
) {
  const dist = builtShell({});
  folders.push(dist);
  const limits = {
    PAGE_RENDER_LIMIT_MS: '20000',
    RENDER_LIMIT_MS: '20000',
    RENDER_MEMORY_MB: '48',
  };
  const test = await testApp({
    env: { DIST_DIR: dist, APP_INIT_DELAY_MS: '0', ...limits, ...env },
  });
  const operator = deployer(test);
  /** Bypasses the gates, so that a failing version can go live. */
  const put = async (artefact: TestArtefact) => {
    await operator.publish(artefact);
    await makeLive(test, artefact);
  };
  await put(nodeShell('1.0.0-first', shell));
  for (const [name, node] of Object.entries(builds)) await put(nodeRemote(name, '1.0.0', node));
  const page = async (url: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url, headers: { ...SAME_VISIT, ...headers } });
  const rootOf = async (url: string) => {
    const { statusCode, body } = await page(url);
    if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}`);
    return /<div id="root">(.*?)<\/div>/s.exec(body)?.[1]?.replace(/<i class.*<\/i>/, '') ?? '';
  };
  return { ...test, test, dist, operator, put, page, rootOf };
}

/** Settings of a shop whose figures a test reads. */
export const WITH_METRICS = { env: { METRICS_TOKEN: 'm' } };

/** How many renderings failed because of a remote, as the shop's figures say. */
export async function failuresOf({ app }: Pick<TestApp, 'app'>, remote: string): Promise<number> {
  const headers = { authorization: `Bearer ${WITH_METRICS.env.METRICS_TOKEN}` };
  const { body } = await app.inject({ url: '/metrics', headers });
  const line = new RegExp(
    `server_rendering_failures_total\\{[^}]*remote="${remote}"[^}]*\\} (\\d+)`,
  );
  return Number(line.exec(body)?.[1] ?? 0);
}
