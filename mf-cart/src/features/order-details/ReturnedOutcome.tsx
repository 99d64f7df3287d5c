import { useAtomValue } from '@pinpu/shared/state';
import { Notice } from '@pinpu/shared/ui';
import { returnedOutcomeAtom } from '../payment/returned-outcome.ts';

/** The outcome of the payment that the shopper returns from; shown at the top of the order's dialog. */
export function ReturnedOutcome({ guid }: { guid: string }) {
  const { guid: returned, outcome } = useAtomValue(returnedOutcomeAtom);
  if (returned !== guid || outcome?.help === undefined) return null;
  return (
    <div className="not-printed">
      <Notice variant={outcome.variant} message={outcome.message}>
        {outcome.help}
      </Notice>
    </div>
  );
}
