import { orderStatusText } from '@pinpu/shared/domain';
import { queryClient, queryOptions, useQuery } from '@pinpu/shared/query';
import { languageAtom, useAtomValue } from '@pinpu/shared/state';
import { fetchPaymentWords } from '../../api/payment-words.ts';
import { payWayName } from './pay-way/pay-way-words.ts';

export const paymentWordsQuery = (language: string) =>
  queryOptions({
    queryKey: ['payment-words', language],
    queryFn: () => fetchPaymentWords(language, Date.now()),
    staleTime: Number.POSITIVE_INFINITY,
    // The page has words of its own until they arrive, and where they can't be had.
    meta: { quiet: true },
  });

/** The names of pay ways and statuses, as the shop's language pack has them (spec §7, N6). */
export function usePaymentWords() {
  const { data } = useQuery(paymentWordsQuery(useAtomValue(languageAtom)), queryClient);
  return {
    payWay: (pay_way: number): string => data?.pay_way[pay_way] || payWayName(pay_way),
    status: (status: number): string => data?.status[status] || orderStatusText(status),
  };
}
