import type { App, Deps } from '../../../platform/module.ts';
import { shopOf } from '../composition/service.ts';
import { openRendering, type Rendering } from './service.ts';

const opened = new WeakMap<Deps, Promise<Rendering | undefined>>();

async function open(app: App, deps: Deps): Promise<Rendering | undefined> {
  const { config, clock } = deps;
  const shop = await shopOf(config, clock, app.log);
  if (shop === undefined || config.distDir === null || !config.serverRendering) return undefined;
  const rendering = openRendering(app, deps, shop, config.distDir);
  app.addHook('onClose', () => rendering.stop());
  return rendering;
}

/** The rendering of a server's pages, opened once; undefined where it serves none, or SERVER_RENDERING is off. */
export function renderingOf(app: App, deps: Deps): Promise<Rendering | undefined> {
  const rendering = opened.get(deps) ?? open(app, deps);
  opened.set(deps, rendering);
  return rendering;
}
