import { rmSync } from 'node:fs';
import { inEveryFile } from '../every-file.ts';
import { testApp } from '../test-app.ts';
import { builtShell } from './built-shell.ts';
import { deployer, testShell } from './deployed-remote.ts';

const folders: string[] = [];

inEveryFile('afterEach', () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export async function deploymentShop() {
  const dist = builtShell();
  folders.push(dist);
  const test = await testApp({ env: { DIST_DIR: dist } });
  const operator = deployer(test);
  await operator.deploy(testShell('1.0.0-first'));
  const registry = async () => (await test.app.inject('/registry.json')).json();
  const token = async (team: string, ...remotes: string[]) => {
    const issued = await operator.call('POST', '/tokens', { team, remotes, days: 30 });
    return issued.json().body as { id: string; token: string };
  };
  const team = async (name: string, ...remotes: string[]) =>
    deployer(test, (await token(name, ...remotes)).token);
  return { ...test, test, operator, registry, token, team };
}
