import { parseArgs } from 'node:util';
import { remoteNames, root } from '../build/workspaces.ts';
import { addressOf, choicesFault, nameFault } from './remote-names.ts';
import { makeWorkspace } from './workspace.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { at: { type: 'string' }, title: { type: 'string' }, frame: { type: 'string' } },
});
const [name] = positionals;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const choices = { path: text(values.at), title: text(values.title), frame: text(values.frame) };
const fault =
  choicesFault(root, remoteNames(), choices) ??
  nameFault(root, remoteNames(), name, choices.path === undefined);
const frame = choices.frame === 'work' ? 'work' : 'shop';

if (fault !== undefined || name === undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const names = makeWorkspace(root, name, { ...choices, frame });
  const { page, component } = names;
  console.log(`${name} 已建立 created: a workspace of this repository.

  npm run dev -- ${name}        see it at http://localhost:8080${addressOf(names)}, with hot reload
  npm run test:unit -- ${name}  its tests
  npm start                     builds it with what is stale, and serves the shop with it

Begin in ${name}/src/pages/${page}/${component}.tsx; how a remote is owned: docs/teams.md.
Name it in the layouts of README.md and docs/architecture.md, and its page in e2e/support/remote-screens.ts.`);
}
