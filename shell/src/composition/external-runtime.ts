import * as runtimeCore from '@module-federation/runtime-core';

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
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
      script.async = true;
      return { script, timeout: ENTRY_TIME_LIMIT_MS };
    },
  };
}
