import { existsSync } from 'node:fs';
import path from 'node:path';
import type { App, Deps } from '../../../platform/module.ts';
import { shopOf } from '../composition/service.ts';
import { renewRegistry, secondsUntilExpiry } from '../registry/index.ts';
import { serveCompositionId, serveLazyCompositions } from './composition-routes.ts';
import { serveDeployedFiles } from './deployed-files.ts';
import { serveEmbedScripts } from './embed-script-routes.ts';
import { serveManifest } from './manifest-routes.ts';
import { servePages } from './page-routes.ts';
import { follower, serveRegistry } from './registry-routes.ts';
import { serveFolder } from './serve-files.ts';
import { prewarmer, serverRendering } from './server-rendering.ts';
import { visitorView } from './visitor-view.ts';

/** In ms: every instance knows a flip within two seconds. */
const FOLLOW_MS = 1_000;
const RENEW_MS = 3_600_000;

/** Serves the composition: registry, immutable scripts, and the shell's HTML with route hints (docs/composition.md). */
export async function gatewayModule(app: App, deps: Deps) {
  const { config, clock, every } = deps;
  const shop = await shopOf(config, clock, app.log);
  if (config.distDir === null || shop === undefined) return;
  const { registry } = shop;
  every('registry', FOLLOW_MS, follower(registry, app.log));
  every('registry-renewal', RENEW_MS, () => renewRegistry(registry, clock()));
  deps.measures.push({
    name: 'registry_seconds_until_expiry',
    help: 'Seconds until the registry expires for readers that have not seen it.',
    read: () => secondsUntilExpiry(registry.current(), clock()),
  });
  await serveDeployedFiles(app, config, shop);
  // The scripts of a shell that was built but never deployed.
  const built = path.join(config.distDir, 'built/shell');
  if (existsSync(built)) await serveFolder(app, built, '/assets/');
  serveEmbedScripts(app, shop);
  serveManifest(app, shop, deps.db);
  serveRegistry(app, shop);
  serveLazyCompositions(app, shop);
  serveCompositionId(
    app,
    async (request, reply) => (await visitorView(request, reply, deps, shop)).composition,
  );
  const rendering = await serverRendering(app, deps);
  every('server rendering', FOLLOW_MS, prewarmer(shop, rendering.prewarm));
  servePages(app, deps, shop, rendering);
}
