import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishRemote } from './publish.ts';
import { buildStamp } from './stamp.ts';
import { distDir, remoteNames, root } from './workspaces.ts';

const AT_ONCE = 2;
const stampFile = (workspace: string) => path.join(distDir, 'stamps', workspace);
const builtDir = (workspace: string) => path.join(distDir, 'built', workspace);

function isFresh(workspace: string, stamp: string) {
  const file = stampFile(workspace);
  return (
    existsSync(builtDir(workspace)) && existsSync(file) && readFileSync(file, 'utf8') === stamp
  );
}

function compileApart(workspace: string, outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(import.meta.dirname, 'compile-one.ts');
    const child = spawn(process.execPath, [...process.execArgv, script, workspace, outDir], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${workspace} did not build`)),
    );
  });
}

async function buildOne(workspace: string) {
  const stamp = buildStamp(root, workspace);
  if (isFresh(workspace, stamp)) return;
  const began = performance.now();
  const fresh = `${builtDir(workspace)}.new`;
  await compileApart(workspace, fresh);
  rmSync(builtDir(workspace), { recursive: true, force: true });
  renameSync(fresh, builtDir(workspace));
  writeFileSync(stampFile(workspace), stamp);
  console.log(
    `  ${workspace} 已建置 built in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}

/** Builds the named workspaces (all by default), skipping up-to-date ones, and publishes the remotes locally. */
export async function build(names: string[] = ['shell', ...remoteNames()]) {
  mkdirSync(path.join(distDir, 'stamps'), { recursive: true });
  mkdirSync(path.join(distDir, 'built'), { recursive: true });
  const waiting = [...names];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await buildOne(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const name of names.filter((n) => n !== 'shell'))
    publishRemote(root, distDir, name, builtDir(name), new Date());
}
