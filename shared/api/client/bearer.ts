const BEARER = 'Bearer ';

/** Sets a request's bearer token; none for ''. */
export function setBearer(request: Request, token: string) {
  if (token !== '') request.headers.set('Authorization', `${BEARER}${token}`);
}

/** A request's bearer token; '' for none. */
export function bearerOf({ headers }: Request): string {
  const value = headers.get('Authorization') ?? '';
  return value.startsWith(BEARER) ? value.slice(BEARER.length) : '';
}
