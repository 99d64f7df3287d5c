import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changedArtefact } from '../../../e2e/support/shops/changed-artefact.ts';
import { deployVersion } from '../../../server/src/modules/delivery/deployment/flips.ts';
import { registryConfig } from '../../../server/src/modules/delivery/registry/config.ts';
import { changeRegistry } from '../../../server/src/modules/delivery/registry/index.ts';
import { readSigner } from '../../../server/src/modules/delivery/registry/keys.ts';
import { openLog } from '../../../server/src/modules/delivery/registry/registry-log.ts';
import { dirStorage } from '../../../server/src/modules/delivery/registry/storage/dir-storage.ts';
import { distDir } from '../../../tooling/build/workspaces.ts';
import { artefactIn } from '../../../tooling/deploy/artefact.ts';
import { DeployError } from '../../../tooling/deploy/deploy-error.ts';
import { publishVersion, uploadFiles } from '../../../tooling/deploy/send.ts';
import { type ShopApi, shopApi } from '../../../tooling/deploy/shop-api.ts';
import { operatorToken, temporaryFolder } from '../../support/shop-process.ts';
import { startShop } from '../../support/start-shop.ts';
import type { NodeFault } from './node-faults.ts';

export const METRICS_TOKEN = 'metrics-of-a-proof';

/** Less than a shop allows, so that a fault that uses memory is ended by this limit and not by that of time. */
const RENDER_MEMORY_MB = '96';

const isNodeBuild = (file: string) => /^node\..*\.cjs$/.test(file);

async function openRegistry(dataDir: string) {
  const settings = registryConfig({ dataDir, environment: {} });
  if (settings.storage.at !== 'dir')
    throw new Error('the shop of a proof has its files in folders');
  const signer = readSigner(settings.keyFile);
  const log = { error: (fields: object, text: string) => console.error(text, fields) };
  const own = { ...settings, seenFile: path.join(dataDir, 'registry-seen-by-proof.json') };
  const source = await openLog(
    own,
    dirStorage(settings.storage.dir),
    signer,
    () => new Date(),
    log,
  );
  return { source, signer, deployments: path.join(settings.storage.dir, 'remotes') };
}

const RETRY_MS = 5000;

/** Waits where the shop admits no more uploads from this address for now: a proof has hundreds of versions. */
const patient = (api: ShopApi): ShopApi => ({
  ...api,
  async send(method, place, body) {
    for (;;)
      try {
        return await api.send(method, place, body);
      } catch (error) {
        if (!(error instanceof DeployError && error.status === 429)) throw error;
        await pause(RETRY_MS);
      }
  },
});

export async function startShopWithVersions() {
  const dataDir = temporaryFolder();
  const dist = path.join(dataDir, 'dist');
  cpSync(path.join(distDir, 'built'), path.join(dist, 'built'), { recursive: true });
  const env = { METRICS_TOKEN, RENDER_MEMORY_MB };
  const shop = await startShop(dist, { dataDir, env });
  const api = patient(shopApi(shop.url, operatorToken(dataDir)));
  const { source, signer, deployments } = await openRegistry(dataDir);

  return {
    url: shop.url,
    remotes: readdirSync(path.join(distDir, 'built')).filter((name) => /^mf-[a-z-]+$/.test(name)),
    stop: shop.stop,
    async liveVersion(remote: string): Promise<string> {
      return (await source.refresh())?.registry.remotes[remote]?.stable ?? '';
    },
    async publish(remote: string, { edit, damage }: NodeFault, number: number): Promise<string> {
      const built = artefactIn(path.join(distDir, 'built', remote), remote, '9.0.0');
      const artefact = changedArtefact(built, `f${number}`, (file, bytes) =>
        isNodeBuild(file) ? Buffer.from(edit(bytes.toString())) : undefined,
      );
      await uploadFiles(api, artefact);
      await publishVersion(api, artefact, []);
      const folder = path.join(deployments, remote, artefact.version);
      for (const file of readdirSync(folder).filter(isNodeBuild)) damage?.(path.join(folder, file));
      return artefact.version;
    },
    /** Makes a version live as another instance would, without the gates, which would reject faulty ones. */
    async makeLive(remote: string, version: string): Promise<void> {
      const flip = { by: 'a proof', why: '', at: new Date().toISOString() };
      await changeRegistry(source, signer, new Date(), (registry) =>
        deployVersion(registry, remote, version, flip),
      );
      // This call makes the instance read the registry at once.
      await api.get('/api/deployments');
    },
  };
}
