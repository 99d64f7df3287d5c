import { StartupError } from '../../platform/errors/startup-error.ts';
import type { DemoShop } from '../../plugin/demo-shop.ts';

const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Loads the demo shop; the only import of it, so that a shop with its own goods never runs its code.
 * @throws StartupError where its package is not installed.
 */
export async function loadDemoShop(): Promise<DemoShop> {
  try {
    return (await import('@pinpu/demo-shop')).demoShop;
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    throw new StartupError(
      'The demo shop is not installed here: set DEMO_SHOP=off, or install the workspace demo-shop.',
    );
  }
}
