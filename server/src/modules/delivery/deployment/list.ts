import type { Deployment, Registry, ServedRegistry } from '@pinpu/shared/contracts';
import { SHELL } from '@pinpu/shared/domain';

type Deployments =
  | Registry['remotes'][string]
  | NonNullable<Registry['shell']>
  | ServedRegistry['remotes'][string]
  | NonNullable<ServedRegistry['shell']>;

export function listDeployment(name: string, deployed: Deployments): Deployment {
  const { stable, canary, history, versions } = deployed;
  const listed = Object.entries(versions).map(([version, one]) => {
    const { status, published_at, published_by } = one;
    return { version, status, published_at, published_by };
  });
  const newest = listed.sort((a, b) => ((a.published_at ?? '') < (b.published_at ?? '') ? 1 : -1));
  return { name, stable, canary, history: history.toReversed(), versions: newest };
}

export const listDeployments = ({ shell, remotes }: Pick<ServedRegistry, 'shell' | 'remotes'>) => [
  ...(shell ? [listDeployment(SHELL, shell)] : []),
  ...Object.entries(remotes).map(([name, remote]) => listDeployment(name, remote)),
];
