/** Fetches JSON, bypassing the cache. @throws Error for an error response. */
export async function fetchedJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
