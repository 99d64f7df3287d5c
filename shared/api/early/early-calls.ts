declare global {
  interface Window {
    /** Responses to calls that the page started before its scripts ran, by call; undefined for a lost one. */
    pinpuEarly?: Record<string, Promise<Response | undefined>> | undefined;
  }
}

/** After this an early response counts as stale; milliseconds since navigation. */
const STALE_AFTER_MS = 30_000;

/**
 * Takes the response to a call that the page has already started, once: by the path below `/api/`, without the session.
 * Undefined if there is none, if it was lost, or if the server failed.
 */
export async function takeEarlyCall(call: string): Promise<Response | undefined> {
  const early = window.pinpuEarly?.[call];
  delete window.pinpuEarly?.[call];
  if (performance.now() > STALE_AFTER_MS) return undefined;
  const answer = await early;
  return answer !== undefined && answer.status < 500 ? answer : undefined;
}
