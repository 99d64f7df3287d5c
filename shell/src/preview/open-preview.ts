import { PREVIEW_READY, type PublicConfig, previewDraftSchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import {
  applyPublicConfigAtom,
  appStore,
  publicConfigAtom,
  sessionIdAtom,
} from '@pinpu/shared/state';
import { sendNothing } from './send-nothing.ts';
import { stayOnPage } from './stay-on-page.ts';

/** The configuration with this page's own session, since another one would delete the page's data. */
const withOwnSession = (config: PublicConfig): PublicConfig => ({
  ...config,
  s: appStore.get(sessionIdAtom),
});

/** The draft in a message from the back office around this frame; undefined for any other message. */
function draftOf({ origin, source, data }: MessageEvent): PublicConfig | undefined {
  if (origin !== window.location.origin || source !== window.parent) return undefined;
  const parsed = safeParse(previewDraftSchema, data);
  return parsed.success ? withOwnSession(parsed.data.config) : undefined;
}

/**
 * Makes this page a preview's frame: it waits for the draft from the back office and shows it, stores and
 * sends nothing, and follows no links.
 */
export function openPreview(): void {
  if (window.parent === window) return;
  storeInMemory(window);
  stayOnPage(window);
  const { promise: first, resolve } = Promise.withResolvers<PublicConfig>();
  let shown = first;
  sendNothing(window, () => shown);
  window.addEventListener('message', (event) => {
    const config = draftOf(event);
    if (config === undefined) return;
    resolve(config);
    shown = Promise.resolve(config);
    if (appStore.get(publicConfigAtom) !== undefined) appStore.set(applyPublicConfigAtom, config);
  });
  window.parent.postMessage(PREVIEW_READY, window.location.origin);
}

function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** Replaces this window's storage, so that it neither reads nor changes what the browser has stored for the shop. */
function storeInMemory(target: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(target, name, { configurable: true, value: memoryStorage() });
}
