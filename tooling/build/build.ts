import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forEachOf } from '../operations/for-each-of.ts';
import { noteBuild, publishBuilds } from './publish.ts';
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

/** Compiles a workspace unless it is up to date; returns whether it was compiled. */
async function buildOne(workspace: string): Promise<boolean> {
  const stamp = buildStamp(root, workspace);
  if (isFresh(workspace, stamp)) return false;
  const began = performance.now();
  const fresh = `${builtDir(workspace)}.new`;
  await compileApart(workspace, fresh);
  rmSync(builtDir(workspace), { recursive: true, force: true });
  renameSync(fresh, builtDir(workspace));
  writeFileSync(stampFile(workspace), stamp);
  console.log(
    `  ${workspace} 已建置 built in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return true;
}

/** Compiles those of the named workspaces that are not up to date; returns their names. */
export async function compileStale(names: readonly string[]): Promise<string[]> {
  mkdirSync(path.join(distDir, 'stamps'), { recursive: true });
  mkdirSync(path.join(distDir, 'built'), { recursive: true });
  const fresh: string[] = [];
  await forEachOf(names, AT_ONCE, async (name) => {
    if (await buildOne(name)) fresh.push(name);
  });
  return fresh;
}

/** Skips those that are up to date; publishes in the registry of this machine's shop. */
export async function build(names: string[] = ['shell', ...remoteNames()]) {
  const fresh = await compileStale(names);
  for (const name of names) noteBuild(root, distDir, name);
  await publishBuilds(root, distDir, fresh);
}
