import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/**
 * Web APIs that jsdom lacks, taken from Node. Request, AbortSignal and the streams must come from the same realm:
 * undici rejects a signal of another one.
 */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'Uint8Array',
  'ArrayBuffer',
  'structuredClone',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
];

/** Like a page's code, tests begin in a document that has loaded; jsdom fires `load` a moment after it was made. */
async function loaded(window) {
  if (window.document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** `jest-environment-jsdom` has an older jsdom, which computes styles, and so finds elements by role, slower. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    await loaded(this.global);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    Object.defineProperty(this.global.crypto, 'subtle', {
      value: globalThis.crypto.subtle,
      configurable: true,
    });
  }
}
