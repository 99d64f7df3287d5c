import { answerOf, storefront } from '@pinpu/shared/api/client';
import { publicConfigAnswerSchema } from '@pinpu/shared/contracts';

declare global {
  interface Window {
    /** Begun by the page itself, while its scripts are on their way; undefined where it was lost. */
    pinpuConfig?: Promise<Response | undefined> | undefined;
  }
}

/** The answer the page has asked for already, once; nothing where it failed: then it is asked for again. */
async function takeEarly(): Promise<Response | undefined> {
  const early = window.pinpuConfig;
  window.pinpuConfig = undefined;
  const answer = await early;
  return answer?.ok ? answer : undefined;
}

/** The public configuration of the shop (spec §7). */
export async function fetchPublicConfig() {
  const early = await takeEarly();
  const call = early ? Promise.resolve(early) : storefront.get('config/public');
  return (await answerOf(call, publicConfigAnswerSchema)).body;
}
