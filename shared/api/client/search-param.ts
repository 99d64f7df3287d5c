import type { Options } from 'ky';

type SearchParams = Options['searchParams'];

/**
 * The search parameters of a call with `name` added where it isn't there. It is done before the request is made: a
 * request copied under another address sends its body as a stream, which browsers do over HTTP/2 alone.
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
