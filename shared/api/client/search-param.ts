import type { Options } from 'ky';

type SearchParams = Options['searchParams'];

/**
 * The search parameters of a call, with `name` added if absent. This is done before the request is created: copying a
 * request to another URL sends its body as a stream, which browsers only support over HTTP/2.
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
