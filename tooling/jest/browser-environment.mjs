import './stored-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { storeComputedStyles } from './stored-styles.mjs';

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

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    storeComputedStyles(this.global);
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
