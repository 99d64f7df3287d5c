import { answerOf, storefront } from '@pinpu/shared/api/client';
import { isApiFailure } from '@pinpu/shared/api/failure';
import { unknown } from '@pinpu/shared/contracts/schema';

/** The data of a page's head, from a call below `/api/`, as a guest; null where there is none (HTTP 4xx). */
export async function fetchPageData(call: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await answerOf(storefront.get(call, { signal }), unknown());
  } catch (error) {
    if (isApiFailure(error) && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
