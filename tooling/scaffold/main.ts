import { remoteNames, root } from '../build/workspaces.ts';
import { nameFault } from './check-name.ts';
import { writeRemote } from './write-remote.ts';

const [name] = process.argv.slice(2);
const fault = nameFault(root, remoteNames(), name);

if (fault !== undefined || name === undefined) {
  console.error(fault);
  process.exitCode = 1;
} else {
  const { path, page, component } = writeRemote(root, name);
  console.log(`${name} 已建立 created: a workspace of this repository.

  npm run dev -- ${name}        see it at http://localhost:8080${path}, with hot reload
  npm run test:unit -- ${name}  its tests
  npm start                     builds it with what is stale, and serves the shop with it

Begin in ${name}/src/pages/${page}/${component}.tsx; how a remote is owned: docs/teams.md.`);
}
