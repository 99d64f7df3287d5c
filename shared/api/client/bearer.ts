const BEARER = 'Bearer ';

/** Sets a request's bearer token; '' sets none. */
export function setBearer(request: Request, token: string) {
  if (token !== '') request.headers.set('Authorization', `${BEARER}${token}`);
}

/** A request's bearer token; '' where it has none. */
export function bearerOf({ headers }: Request): string {
  const value = headers.get('Authorization') ?? '';
  return value.startsWith(BEARER) ? value.slice(BEARER.length) : '';
}
