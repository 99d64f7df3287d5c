declare global {
  interface Window {
    /** Responses to calls that the page's HTML started before scripts ran, by call; undefined for a lost one. */
    pinpuEarly?: Record<string, Promise<Response | undefined>> | undefined;
  }
}

/** Age at which an early response counts as stale, in ms since navigation. */
const STALE_AFTER_MS = 30_000;

/**
 * Takes the response to a call that the page's HTML has already started, once, by the path below `/api/` without the
 * session. Undefined if there is none, if it was lost, or if it failed on the server.
 */
export async function takeEarlyCall(call: string): Promise<Response | undefined> {
  const early = window.pinpuEarly?.[call];
  delete window.pinpuEarly?.[call];
  if (performance.now() > STALE_AFTER_MS) return undefined;
  const answer = await early;
  return answer !== undefined && answer.status < 500 ? answer : undefined;
}
