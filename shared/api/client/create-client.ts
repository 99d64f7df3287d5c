import ky, { type BeforeRequestHook } from 'ky';
import { bearerOf } from './bearer.ts';
import { withSearchParam } from './search-param.ts';

interface ClientOptions {
  /** Name and value of the query parameter that every call carries. */
  param: () => [name: string, value: string];
  beforeRequest: BeforeRequestHook[];
  /** Called with the token that the server rejected with 401; '' for a call without a token. */
  onUnauthorised: (token: string) => void;
  /** How often a failed GET is repeated. */
  retries?: number;
}

/** Creates an HTTP client of the shop's API. It has no default timeout (spec §9), and leaves errors to `answerOf`. */
export const createClient = ({
  param,
  beforeRequest,
  onUnauthorised,
  retries = 0,
}: ClientOptions) =>
  ky.create({
    // During server rendering, nothing is sent to this origin: the shop's own API answers (storefront.ts).
    prefix: new URL('/api/', globalThis.location?.origin ?? 'http://pinpu.invalid'),
    timeout: false,
    retry: { limit: retries, methods: ['get'] },
    throwHttpErrors: false,
    hooks: {
      init: [
        (options) => {
          options.searchParams = withSearchParam(options.searchParams, ...param());
        },
      ],
      beforeRequest,
      afterResponse: [
        ({ request, response }) => {
          if (response.status === 401) onUnauthorised(bearerOf(request));
        },
      ],
    },
  });
