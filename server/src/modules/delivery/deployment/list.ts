import type { Deployment, Registry, ServedRegistry } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';

type Deployments =
  | Registry['remotes'][string]
  | NonNullable<Registry['shell']>
  | ServedRegistry['remotes'][string]
  | NonNullable<ServedRegistry['shell']>;

/** The deployed versions under a name; newest versions and history entries first. */
export function listDeployment(name: string, deployed: Deployments): Deployment {
  const { stable, canary, history, versions } = deployed;
  const listed = Object.entries(versions).map(([version, one]) => {
    const { status, published_at, published_by } = one;
    return {
      version,
      status,
      ...(published_at === undefined ? {} : { published_at }),
      ...(published_by === undefined ? {} : { published_by }),
    };
  });
  const newest = listed.sort((a, b) => ((a.published_at ?? '') < (b.published_at ?? '') ? 1 : -1));
  return {
    name,
    stable,
    ...(canary ? { canary } : {}),
    history: history.toReversed(),
    versions: newest,
  };
}

/** The deployments of a registry: the shell, then every remote. */
export const listDeployments = ({ shell, remotes }: Pick<ServedRegistry, 'shell' | 'remotes'>) => [
  ...(shell ? [listDeployment(SHELL, shell)] : []),
  ...Object.entries(remotes).map(([name, remote]) => listDeployment(name, remote)),
];
