import { answerOf, storefront } from '@pinpu/shared/api/client';
import { isApiFailure } from '@pinpu/shared/api/failure';
import { type InfoPageContent, infoPageAnswerSchema } from '@pinpu/shared/contracts';

/** A page about the shop itself; null if the shop has left it empty. */
export async function fetchInfoPage(name: string): Promise<InfoPageContent | null> {
  try {
    return (await answerOf(storefront.get(`info-page/${name}`), infoPageAnswerSchema)).body;
  } catch (error) {
    if (isApiFailure(error) && error.status === 404) return null;
    throw error;
  }
}
