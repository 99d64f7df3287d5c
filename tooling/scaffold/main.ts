import { parseArgs } from 'node:util';
import { remoteNames, root } from '../build/workspaces.ts';
import { addressOf, remoteFault } from './remote-names.ts';
import { makeWorkspace } from './workspace.ts';

const text = { type: 'string' } as const;

function makeRemote() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: text, title: text, frame: text },
  });
  const [name = ''] = positionals;
  const choices = { path: values.at, title: values.title, frame: values.frame };
  const fault = remoteFault(root, remoteNames(), name, choices);
  if (fault !== undefined) throw new Error(fault);
  const names = makeWorkspace(root, name, choices);
  const { page, component } = names;
  console.log(`${name} 已建立 created: a workspace of this repository.

  npm run dev -- ${name}        see it at http://localhost:8080${addressOf(names)}, with hot reload
  npm run test:unit -- ${name}  its tests
  npm start                     builds it with what is stale, and serves the shop with it

Begin in ${name}/src/pages/${page}/${component}.tsx; how a remote is owned: docs/teams.md.
Name it in the layouts of README.md and docs/architecture.md, and its page in e2e/support/remote-screens.ts.`);
}

try {
  makeRemote();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
