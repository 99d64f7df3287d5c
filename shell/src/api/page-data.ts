import { answerOf, storefront } from '@pinpu/shared/api/client';
import { isApiFailure } from '@pinpu/shared/api/failure';
import { unknown } from '@pinpu/shared/contracts/schema';
import { isNotFound } from '@pinpu/shared/domain';

/** The data for a page's head, from a call below `/api/` as a guest; null where they do not exist. */
export async function fetchPageData(call: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await answerOf(storefront.get(call, { signal }), unknown());
  } catch (error) {
    if (isApiFailure(error) && isNotFound(error.status)) return null;
    throw error;
  }
}
