import { answerOf, storefront } from '@pinpu/shared/api/client';
import { isRejected } from '@pinpu/shared/api/failure';
import { type InfoPageContent, infoPageAnswerSchema } from '@pinpu/shared/contracts';

/** A page about the shop itself; null if the shop has left it empty. */
export async function fetchInfoPage(name: string): Promise<InfoPageContent | null> {
  try {
    return (await answerOf(storefront.get(`info-page/${name}`), infoPageAnswerSchema)).body;
  } catch (error) {
    if (isRejected(error, 'INFO_PAGE_NOT_FOUND')) return null;
    throw error;
  }
}
