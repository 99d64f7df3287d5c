import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, taipeiDate } from '@pinpu/shared/domain';
import { formatDate } from '@pinpu/shared/i18n';

type Collected = Pick<ShopParcel, 'stage' | 'allocated_amt' | 'allocated_on'>;

/** Whether the provider has transferred what it collected; before its day, the amount is a notice. */
export const isTransferred = ({ allocated_amt, allocated_on }: Collected): boolean =>
  allocated_amt > 0 && allocated_on.slice(0, 10) <= taipeiDate(new Date());

/** What the provider transfers of the money that it collected, and on which day. */
export function transferTexts(parcel: Collected): { amount: string; day: string } {
  const { allocated_amt, allocated_on, stage } = parcel;
  const when = `${isTransferred(parcel) ? '' : '預計 '}${formatDate(allocated_on)}`;
  if (allocated_amt > 0)
    return { amount: formatTwd(allocated_amt), day: allocated_on === '' ? '' : when };
  if (allocated_on !== '') return { amount: when, day: '' };
  return { amount: stage === 'received' ? '還沒撥款' : '還沒領取', day: '' };
}
