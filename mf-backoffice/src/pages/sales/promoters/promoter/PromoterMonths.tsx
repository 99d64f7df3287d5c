import type { ShopPromoter } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Figures, ListRow } from '@pinpu/shared/staff';
import { PageSection } from '@pinpu/shared/ui';

/** Earnings of the last six months, latest first, without empty months. */
export function PromoterMonths({ months }: Pick<ShopPromoter, 'months'>) {
  const shown = Object.entries(months)
    .filter(([, { total, clicks }]) => total.count > 0 || clicks.total_clicks > 0)
    .toReversed();
  return (
    <PageSection title="近六個月">
      {shown.length === 0 ? (
        <p>這六個月沒有造訪和訂單。</p>
      ) : (
        <ol aria-label="近六個月">
          {shown.map(([month, { total, clicks }]) => (
            <ListRow key={month}>
              <b>{month}</b>
              <Figures
                figures={[
                  ['造訪', clicks.total_clicks],
                  ['有效訂單', total.count],
                  ['分潤', formatTwd(total.amount)],
                ]}
              />
            </ListRow>
          ))}
        </ol>
      )}
    </PageSection>
  );
}
