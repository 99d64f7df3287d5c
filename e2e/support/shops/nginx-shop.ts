import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { noteBuild } from '../../../tooling/build/publish.ts';
import { distDir, remoteNames, root } from '../../../tooling/build/workspaces.ts';
import { type Site, startNginx } from '../../../tooling/operations/start-nginx.ts';
import { shop } from '../shop.ts';
import { newDataDir } from './data-dir.ts';
import { end, startServer } from './server.ts';

const SERVER_PORT = shop.port + 29;
/** The remotes have the ports after it, one each. */
const SHELL_PORT = shop.port + 12;

/** The addresses of a shop behind nginx: pages have one origin, each remote another. */
export const nginxShop = {
  url: `http://127.0.0.1:${SHELL_PORT}`,
  originOf: (remote: string) => `http://localhost:${portOf(remote)}`,
};

function portOf(remote: string) {
  return SHELL_PORT + 1 + remoteNames().indexOf(remote);
}

function publishApart(dist: string) {
  cpSync(path.join(distDir, 'built'), path.join(dist, 'built'), { recursive: true });
  const setting = remoteNames()
    .map((name) => `${name}=${nginxShop.originOf(name)}/`)
    .join(',');
  for (const name of ['shell', ...remoteNames()]) noteBuild(root, dist, name, setting);
}

const sitesOf = (dist: string): Site[] => [
  {
    template: 'shell',
    variables: {
      LISTEN: `127.0.0.1:${SHELL_PORT}`,
      SERVER: `127.0.0.1:${SERVER_PORT}`,
      RESOLVER: '127.0.0.1',
      FILES: path.join(dist, 'built/shell'),
      FRONT_PROXY: '127.0.0.1',
      REAL_IP_HEADER: 'X-Forwarded-For',
      ACCESS_LOG: '/dev/null',
    },
  },
  ...remoteNames().map((name) => ({
    template: 'remote' as const,
    variables: { LISTEN: `127.0.0.1:${portOf(name)}`, REMOTE: name, FILES: dist },
  })),
];

/** Starts a server behind nginx, with the remotes on origins of their own; returns a function that stops both. */
export async function startNginxShop(binary: string) {
  const folder = newDataDir('demo', 'nginx');
  const dist = path.join(folder, 'dist');
  publishApart(dist);
  const server = await startServer({
    startLimitMs: 110_000,
    port: SERVER_PORT,
    dataDir: folder,
    publicUrl: nginxShop.url,
    env: { DIST_DIR: dist, TRUST_PROXY: '127.0.0.1' },
  });
  const ready = `${nginxShop.url}/nginx-health`;
  const nginx = await startNginx(binary, {
    folder: path.join(folder, 'nginx'),
    sites: sitesOf(dist),
    ready,
  });
  return async () => {
    await Promise.all([end(nginx), end(server)]);
    rmSync(folder, { recursive: true, force: true });
  };
}
