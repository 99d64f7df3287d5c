/** Response of an address, past the cache. @throws Error where the answer is an error. */
export async function fetchedJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}
