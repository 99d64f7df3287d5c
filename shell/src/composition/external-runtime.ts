import * as runtimeCore from '@module-federation/runtime-core';
import { scriptAddress } from './script-retries.ts';

/**
 * Provides the shell's copy of the federation runtime to the remotes, which are built without one. The library's own
 * option for this bundles the runtime a second time.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'pinpu_shell', version: '1' },
});

const ENTRY_TIME_LIMIT_MS = 8000;

/** A runtime plugin: requests entries exactly like their preload hints, with a time limit. */
export default function externalRuntime() {
  return {
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
  };
}
