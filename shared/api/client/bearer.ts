const BEARER = 'Bearer ';

/** Gives a request the token it speaks with; none for ''. */
export function setBearer(request: Request, token: string) {
  if (token !== '') request.headers.set('Authorization', `${BEARER}${token}`);
}

/** The token a request spoke with; '' for none. */
export function bearerOf({ headers }: Request): string {
  const value = headers.get('Authorization') ?? '';
  return value.startsWith(BEARER) ? value.slice(BEARER.length) : '';
}
