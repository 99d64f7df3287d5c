import path from 'node:path';
import { changedArtefact } from '../../../e2e/support/shops/changed-artefact.ts';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { artefactIn } from '../../../tooling/deploy/artefact.ts';
import { deployArtefact } from '../../../tooling/deploy/deploy.ts';
import type { ShopApi } from '../../../tooling/deploy/shop-api.ts';
import { until } from '../../support/until.ts';
import { servedComposition, versionIn } from './served-composition.ts';

/** In ms; longer than what is claimed, so that the time can be measured. */
const SERVED_MS = 30_000;

export interface Flips {
  deployments: number;
  rollbacks: number;
  /** Milliseconds from the answer to each flip until every instance served it. */
  servedMs: number[];
}

export function startTeam(
  api: ShopApi,
  name: string,
  { instances, flips }: { instances: readonly string[]; flips: Flips },
) {
  const built = artefactIn(path.join(distDir, 'built', name), name, '9.0.0');
  let flippedAt = 0;
  const timed: ShopApi = {
    ...api,
    send: async (method, place, body) => {
      const answer = await api.send<never>(method, place, body);
      flippedAt = performance.now();
      return answer;
    },
  };

  const served = (version: string) =>
    Promise.all(
      instances.map(async (instance) => {
        await until(`${instance} serves ${name} ${version}`, SERVED_MS, async () => {
          return versionIn(await servedComposition(instance), name) === version;
        });
        flips.servedMs.push(Math.round(performance.now() - flippedAt));
      }),
    );

  return {
    /** Deploys another version like `npm run deploy`, but without the browser gate. */
    async deploy(round: number) {
      const comment = Buffer.from(`\n/* build ${round} */\n`);
      const artefact = changedArtefact(built, `r${round}`, (_file, bytes) =>
        Buffer.concat([bytes, comment]),
      );
      const options = { name, why: `round ${round}`, accept: [], withoutBrowser: 'a proof' };
      const launch = () => Promise.reject(new Error('no browser is needed'));
      await deployArtefact(timed, artefact, options, { launch, print: () => undefined });
      await served(artefact.version);
      flips.deployments += 1;
    },
    async rollBack(round: number) {
      const place = `/api/deployments/${name}/rollback`;
      const { deployment } = await timed.send<{ deployment: { stable: string } }>('POST', place, {
        why: `round ${round}`,
      });
      await served(deployment.stable);
      flips.rollbacks += 1;
    },
  };
}
