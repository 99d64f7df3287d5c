import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { end } from '../../tooling/operations/child-process.ts';
import { findNginx } from '../../tooling/operations/find-nginx.ts';
import { startNginx } from '../../tooling/operations/start-nginx.ts';

const OF_A_DAY =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout key.pem -out cert.pem';

/** The path of nginx. @throws Error if there is none */
export function requireNginx(): string {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('nginx is missing; in Debian: apt-get install nginx.');
  return nginx;
}

/**
 * Starts nginx with TLS and HTTP/2 in front of the shop at `shop`, as shoppers have it. `stop` ends it and deletes
 * `folder`, which contains its files. The certificate is self-signed, made with openssl.
 */
export async function startHttps(nginx: string, shop: string, port: number, folder: string) {
  execFileSync('openssl', OF_A_DAY.split(' '), { cwd: folder, stdio: 'ignore' });
  const front = `
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${path.join(folder, 'cert.pem')};
    ssl_certificate_key ${path.join(folder, 'key.pem')};
    location / {
      proxy_pass ${shop};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_buffer_size 64k;
      proxy_buffers 16 64k;
    }
  }`;
  const child = await startNginx(nginx, { folder, sites: [], ready: `${shop}/readyz`, front });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `https://127.0.0.1:${port}`, stop };
}
