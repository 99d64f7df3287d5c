import { deploy } from '../../modules/delivery/deployment/change-live.ts';
import type { DeploymentContext } from '../../modules/delivery/deployment/context.ts';
import { folderOf } from '../../modules/delivery/deployment/names.ts';
import { publish } from '../../modules/delivery/deployment/publish.ts';
import { listOf, type TestArtefact } from './deployed-remote.ts';

export async function deployAll(
  context: DeploymentContext,
  artefact: TestArtefact,
  by = 'a team',
): Promise<void> {
  const { name, version, files } = artefact;
  for (const [path, bytes] of Object.entries(files))
    await context.storage.create(folderOf(name, version) + path, bytes);
  await publish(context, { name, version, files: listOf(artefact), accept: [] }, by);
  const browser = { without: 'a test' };
  await deploy(context, name, { version, why: '', accept: [], browser }, by);
}
