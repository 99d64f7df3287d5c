/** A fake response: a JSON body with status 200, or a whole Response. */
export type FakeAnswer = Response | object;
type Answers = Record<string, (request: Request) => FakeAnswer | Promise<FakeAnswer>>;

const toResponse = (answer: FakeAnswer) =>
  answer instanceof Response ? answer : Response.json(answer);

/**
 * Replaces the server below the real HTTP client; responses by `GET /api/product/P0001`, without the query. Returns the
 * received requests; any other call fails like a broken connection.
 */
export function fakeApi(answers: Answers): Request[] {
  const arrived: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    arrived.push(request.clone());
    const { pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${decodeURIComponent(pathname)}`];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return toResponse(await answer(request));
  };
  return arrived;
}
