import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'pinpu-resolver-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function resolverOf(conf: string, env: Record<string, string> = {}) {
  const file = join(folder, 'resolv.conf');
  writeFileSync(file, conf);
  const script = '. docker/nginx/resolver.envsh; printf %s "$RESOLVER"';
  return spawnSync('/bin/sh', ['-c', script], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', RESOLV_CONF: file, ...env },
  }).stdout;
}

it.each([
  ['search dns.podman\nnameserver 10.89.0.1\nnameserver 192.0.2.53\n', '10.89.0.1'],
  ['nameserver fd00::1\noptions ndots:0\n', '[fd00::1]'],
])(
  'nginx asks the first name server only, which knows the containers [41 operations D1]',
  (conf, first) => {
    expect(resolverOf(conf)).toBe(first);
    expect(resolverOf(conf, { RESOLVER: '192.0.2.1' })).toBe('192.0.2.1');
  },
);
