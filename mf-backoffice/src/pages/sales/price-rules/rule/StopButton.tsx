import { failureText } from '@pinpu/shared/api/failure';
import type { ShopPriceRule } from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { Button } from '@pinpu/shared/ui';
import { disableRule } from '../../../../api/price-rules.ts';
import { ruleKey, SHOP_KEY } from '../../../../api/shop-keys.ts';

interface StopButtonProps {
  rule: Pick<ShopPriceRule, 'rule_id' | 'name'>;
  size?: 'small';
}

/** Stops a rule at once, by one press. */
export function StopButton({ rule: { rule_id, name }, size }: StopButtonProps) {
  const cache = useQueryClient();
  const call = useMutation({
    mutationFn: () => disableRule(rule_id),
    onSuccess: (page) => {
      cache.setQueryData(ruleKey(rule_id), page);
      return cache.invalidateQueries({ queryKey: [SHOP_KEY] });
    },
    meta: { quiet: true },
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`停用「${name}」`}
        busy={call.isPending}
        onClick={() => call.mutate()}
        {...(size && { size })}
      >
        停用
      </Button>
      {call.error && (
        <small role="alert">{failureText(call.error, '目前無法連線，請再試一次。')}</small>
      )}
    </>
  );
}
