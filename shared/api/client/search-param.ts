import type { Options } from 'ky';

type SearchParams = Options['searchParams'];

/**
 * The search parameters of a call, with `name` added if absent. This happens before the request is created: a request
 * copied to another URL sends its body as a stream, which browsers support over HTTP/2 only.
 */
export function withSearchParam(
  searchParams: SearchParams,
  name: string,
  value: string,
): URLSearchParams {
  const params = new URLSearchParams(
    searchParams as ConstructorParameters<typeof URLSearchParams>[0],
  );
  if (!params.has(name)) params.set(name, value);
  return params;
}
