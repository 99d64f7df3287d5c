/**
 * Does `work`, and once more when it fails: a short break in the network heals, and a browser gives the next
 * request for a script a failed preload instead of asking for it.
 */
export async function retryOnce<T>(work: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await work(false);
  } catch {
    return work(true);
  }
}
