import type { DeploymentsAnswer, FlipAnswer } from '@pinpu/shared/contracts';
import { DeployError } from './deploy-error.ts';
import type { DeploymentsCommand } from './deployments-arguments.ts';
import { details, overview, tableLines } from './deployments-table.ts';
import type { ShopApi } from './shop-api.ts';

interface Pruned {
  removed: { name: string; version: string }[];
  deleted: { name: string; version: string }[];
  files: number;
}

interface ListedToken {
  id: string;
  team: string;
  remotes: string[];
  expires_at: string;
  revoked_at: string;
  used_at: string;
}

async function listed(shop: ShopApi, name: string): Promise<string> {
  const answer = await shop.get<DeploymentsAnswer['body']>('/api/deployments');
  if (name === '') return overview(answer);
  const one = answer.deployments.find((deployment) => deployment.name === name);
  if (one) return details(one);
  throw new DeployError(`${name} was never deployed to ${shop.origin}.`);
}

/** Sends a change of the live versions; returns a text that says what visitors get now. */
async function changed(shop: ShopApi, name: string, action: string, body: object): Promise<string> {
  const place = `/api/deployments/${name}/${action}`;
  const { deployment } = await shop.send<FlipAnswer['body']>('POST', place, body);
  const { stable, canary } = deployment;
  const share = canary ? `, ${canary.percent} % of the visitors get ${canary.version}` : '';
  return `${name}: ${stable} is live${share}. New pages get it at once; open ones are offered it.`;
}

const names = (versions: Pruned['removed']) =>
  versions.map(({ name, version }) => `  ${name} ${version}`);

async function pruned(shop: ShopApi, dryRun: boolean): Promise<string> {
  const { removed, deleted, files } = await shop.send<Pruned>('POST', '/api/deployments/prune', {
    dry_run: dryRun,
  });
  return [
    `${dryRun ? 'would take' : 'took'} ${removed.length} versions out of the registry`,
    ...names(removed),
    ...(dryRun ? [] : [`deleted ${files} files of ${deleted.length} versions`, ...names(deleted)]),
  ].join('\n');
}

const stateOf = ({ revoked_at, expires_at }: ListedToken) => {
  if (revoked_at !== '') return `revoked ${revoked_at.slice(0, 10)}`;
  return `until ${expires_at.slice(0, 10)}`;
};

async function tokens(shop: ShopApi): Promise<string> {
  const all = await shop.get<ListedToken[]>('/api/deployments/tokens');
  if (all.length === 0) return 'No team has a token.';
  const rows = all.map((token) => [
    token.id,
    token.team,
    token.remotes.join(' '),
    stateOf(token),
    token.used_at === '' ? 'never used' : `used ${token.used_at.slice(0, 10)}`,
  ]);
  return tableLines([['id', 'team', 'may deploy', 'valid', ''], ...rows]).join('\n');
}

/** Carries out a command of `npm run deployments`; returns the text to print. */
export async function runDeployments(shop: ShopApi, command: DeploymentsCommand): Promise<string> {
  switch (command.at) {
    case 'list':
      return listed(shop, command.name);
    case 'canary':
      return changed(shop, command.name, 'canary', { percent: command.percent, why: command.why });
    case 'promote':
      return changed(shop, command.name, 'promote', { why: command.why });
    case 'rollback': {
      const { name, why, version } = command;
      return changed(shop, name, 'rollback', { why, version });
    }
    case 'retire':
      return changed(shop, command.name, 'retire', { version: command.version, why: command.why });
    case 'prune':
      return pruned(shop, command.dryRun);
    case 'tokens':
      return tokens(shop);
    case 'issue': {
      const { team, remotes, days } = command;
      const { id, token } = await shop.send<{ id: string; token: string }>(
        'POST',
        '/api/deployments/tokens',
        { team, remotes, days },
      );
      return `${token}\nThis token is shown once: store it as PINPU_DEPLOY_TOKEN in the secrets of ${team}’s CI.\nIts id is ${id}; it may deploy ${remotes.join(', ')} for ${days} days.`;
    }
    case 'revoke': {
      await shop.send('DELETE', `/api/deployments/tokens/${encodeURIComponent(command.id)}`);
      return `The token ${command.id} is revoked.`;
    }
  }
}
