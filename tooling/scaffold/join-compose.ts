import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const service = (name: string, port: number) => `
  ${name}:
    <<: *nginx
    build:
      <<: *build
      target: remote
      args:
        REMOTES_BASE: *remotes-base
        REMOTE: ${name}
    ports:
      - '${port}:80'
    volumes:
      - ${name}:/srv/files
`;

/**
 * Adds an nginx for a remote to docker-compose.yml, on the next free port, and its address to the settings of the
 * registry.
 */
export function joinCompose(root: string, name: string) {
  const file = path.join(root, 'docker-compose.yml');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const ports = [...text.matchAll(/=http:\/\/localhost:(\d+)\//g)].map(([, port]) => Number(port));
  const port = Math.max(8090, ...ports) + 1;
  const joined = text
    .replace(/(\$\{REMOTES_BASE:-[^}]+)\}/, `$1,${name}=http://localhost:${port}/}`)
    .replace(/\nvolumes:\n/, `${service(name, port)}\nvolumes:\n`);
  writeFileSync(file, `${joined.trimEnd()}\n  ${name}:\n`);
}
