import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserProject } from './tooling/jest/browser-project.ts';
import { serverProject } from './tooling/jest/server-project.ts';
import { sharedVersion } from './tooling/webpack/shared-modules.ts';

const rootDir = import.meta.dirname;
const remotes = readdirSync(rootDir).filter((name) => name.startsWith('mf-'));

/** `shared/domain` and `shared/contracts` do not depend on the browser: they run on Node, where tests start faster. */
const onNode = ['shared/domain', 'shared/contracts'];

const under = (folders) =>
  folders
    .filter((folder) => existsSync(join(rootDir, folder)))
    .map((folder) => `<rootDir>/${folder}`);

export default {
  maxWorkers: 2,
  projects: [
    browserProject({
      rootDir,
      roots: under(['shell', 'shared', ...remotes]),
      testPathIgnorePatterns: under(onNode),
      globals: { SHARED_VERSION: sharedVersion },
    }),
    serverProject({
      rootDir,
      roots: under(['server', 'demo-shop', 'tooling', 'bench', ...onNode]),
    }),
  ],
};
