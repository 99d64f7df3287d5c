import { ATTRIBUTION_DAYS } from '@pinpu/shared/domain';
import { publicConfigAtom, useAtomValue } from '@pinpu/shared/state';
import { PageSection } from '@pinpu/shared/ui';

const ruleOf = (days: number) =>
  [
    `顧客最後點的是您的連結，並在 ${days} 天內下單，這筆訂單就算您的；登入、改天付款、重新付款都不影響。`,
    '連結停用或過了結束日期之後才下的訂單不計。',
    '同一位顧客半小時內多次點同一個連結，算一次造訪；預覽與程式不計。',
  ].join('');

/** Explains which orders count for a promoter. */
export function AttributionRule() {
  const days = useAtomValue(publicConfigAtom)?.promo_attribution_days ?? ATTRIBUTION_DAYS;
  return (
    <PageSection title="訂單怎麼算是您的">
      <p>{ruleOf(days)}</p>
    </PageSection>
  );
}
