import { orderStatusText } from '@pinpu/shared/domain';
import { queryClient, queryOptions, useQuery } from '@pinpu/shared/query';
import { languageAtom, useAtomValue } from '@pinpu/shared/state';
import { fetchPaymentWords } from '../../api/payment-words.ts';
import { payWayName } from '../pay-way/pay-way-words.ts';

export const paymentWordsQuery = (language: string) =>
  queryOptions({
    queryKey: ['payment-words', language],
    queryFn: () => fetchPaymentWords(language, Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    // The page has texts of its own, until these arrive or if they don't.
    meta: { quiet: true },
  });

/** The names of pay ways and statuses from the shop's language pack (spec §7, N6). */
export function usePaymentWords() {
  const { data } = useQuery(paymentWordsQuery(useAtomValue(languageAtom)), queryClient);
  return {
    payWay: (pay_way: number): string => data?.pay_way[pay_way] || payWayName(pay_way),
    status: (status: number): string => data?.status[status] || orderStatusText(status),
  };
}
