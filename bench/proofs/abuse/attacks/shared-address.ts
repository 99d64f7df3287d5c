import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../../tooling/build/workspaces.ts';
import { end } from '../../../../tooling/operations/child-process.ts';
import { findNginx } from '../../../../tooling/operations/find-nginx.ts';
import { startNginx } from '../../../../tooling/operations/start-nginx.ts';
import { freePort } from '../../../../tooling/postgres/free-port.ts';
import { temporaryFolder } from '../../../support/shop-process.ts';
import { NotPossible } from '../../support/proof.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { requestCode, turnIn } from '../stranger/member.ts';
import { Visitor } from '../stranger/visitor.ts';

const WRONG_CODES = 60;

/** A TLS proxy in front of the shop's nginx: it passes on the client's address and the scheme. */
const front = (port: number, shell: number) => `server {
  listen 127.0.0.1:${port};
  location / {
    proxy_pass http://127.0.0.1:${shell};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
  }
}`;

/** Runs `work` with the shop's nginx, and with another one in front of it. */
async function behindNginx<T>({ url }: Shop, work: (url: string) => Promise<T>): Promise<T> {
  const binary = findNginx();
  if (binary === undefined) throw new NotPossible('no nginx');
  const folder = temporaryFolder();
  const [shell, port] = [await freePort(), await freePort()];
  const variables = {
    LISTEN: `127.0.0.1:${shell}`,
    SERVER: new URL(url).host,
    FILES: folder,
    FRONT_PROXY: '127.0.0.1',
    REAL_IP_HEADER: 'X-Forwarded-For',
    ACCESS_LOG: path.join(folder, 'access.log'),
  };
  const nginx = await startNginx(binary, {
    folder,
    sites: [{ template: 'shell', variables }],
    templates: path.join(root, 'docker/nginx'),
    front: front(port, shell),
    ready: `http://127.0.0.1:${shell}/nginx-health`,
  });
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await end(nginx);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One client types wrong codes; then another one with another address wants to sign in. */
export const everybodyIsOneAddress: Attack = {
  finding: 'H7',
  title: `${WRONG_CODES} wrong codes of one client, behind nginx and TLS, sign everybody out of signing in`,
  settings: { TRUST_PROXY: '127.0.0.1' },
  run: (shop) =>
    behindNginx(shop, async (url) => {
      const script = new Visitor({ ...shop, url }, '127.0.0.2');
      for (let i = 0; i < WRONG_CODES; i += 1)
        await turnIn(script, `nobody-${i}@pinpu.test`, '000000');
      const other = new Visitor({ ...shop, url }, '127.0.0.3');
      const { status } = await requestCode(other, 'member@pinpu.test');
      return { succeeded: status === 429, counted: `another client's request: ${status}` };
    }),
};
