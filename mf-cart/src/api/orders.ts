import { answerOf, asMember, storefront } from '@pinpu/shared/api/client';
import { orderAnswerSchema } from '@pinpu/shared/contracts';

/** One order by id or guid; guests name their e-mail unless this session made it (spec §7). */
export async function fetchOrder(id: string, acc_email: string) {
  const request = storefront.post(`order/${encodeURIComponent(id)}`, {
    json: { acc_email },
    ...asMember,
  });
  return (await answerOf(request, orderAnswerSchema)).body.data.body;
}
