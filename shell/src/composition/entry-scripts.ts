import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { scriptAddress } from './script-retries.ts';

const ENTRY_TIME_LIMIT_MS = 8000;

/** A runtime plugin: requests entries exactly like their preload hints, with a time limit. */
export const entryScripts = () =>
  ({
    name: 'pinpu-entry-scripts',
    // Must throw or return a script: for anything else the runtime makes one without a hash.
    createScript({ url }: { url: string }) {
      const integrity = globalThis.pinpuIntegrity?.(url);
      if (integrity === undefined) throw new Error(`there is no hash of ${url}`);
      const script = document.createElement('script');
      if (integrity !== '') script.integrity = integrity;
      if (integrity !== '' || new URL(url).origin !== window.location.origin)
        script.crossOrigin = 'anonymous';
      script.src = scriptAddress(url);
      script.async = true;
      return { script, timeout: ENTRY_TIME_LIMIT_MS };
    },
  }) satisfies ModuleFederationRuntimePlugin;
