/** What the far end answers: a JSON body with status 200, or a whole Response. */
export type FakeAnswer = Response | object;
type Answers = Record<string, (request: Request) => FakeAnswer | Promise<FakeAnswer>>;

const toResponse = (answer: FakeAnswer) =>
  answer instanceof Response ? answer : Response.json(answer);

/**
 * Puts a fake far end under the real HTTP client: answers by `GET /api/product/P0001` (no query). Gives the
 * requests that arrived; anything not named fails as a broken connection does.
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
