import { refetchFailedScripts } from './failed-scripts.ts';

/**
 * Runs `work`, and retries once where it fails: a short network failure may be over, and a browser answers the first
 * request for a script with its failed preload instead of fetching it.
 */
export async function retryOnce<T>(work: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await work(false);
  } catch {
    await refetchFailedScripts();
    return work(true);
  }
}
