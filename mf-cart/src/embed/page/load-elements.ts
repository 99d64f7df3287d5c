import { type EmbedScript, fetchEmbedScript } from '../../api/embed-script.ts';
import { ELEMENTS } from './described-elements.ts';

const LIMIT_MS = 20_000;

/** Adds the script to the page; rejects if it does not load, or if its hash is not the registry's. */
function addScript({ src, integrity }: EmbedScript): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} was not loaded`));
    };
    const timer = setTimeout(fail, LIMIT_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.src = src;
    document.head.append(script);
  });
}

/**
 * Defines the elements on this page, as on other sites' pages, but from one version with its hash; returns the script.
 */
export async function loadElements(): Promise<EmbedScript> {
  const script = await fetchEmbedScript();
  const names = ELEMENTS.map(({ tag }) => tag);
  if (names.some((name) => customElements.get(name) === undefined)) await addScript(script);
  await Promise.all(names.map((name) => customElements.whenDefined(name)));
  return script;
}
