import type { NewsletterPage, NewsletterSegment } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { Checkbox, SelectField, Stack } from '@pinpu/shared/ui';
import { fetchShopMakers } from '../../../../api/makers.ts';
import { fetchShopCategories } from '../../../../api/products.ts';
import { CATEGORIES_KEY, MAKERS_KEY } from '../../../../api/shop-keys.ts';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { categoryOptions } from '../../../../features/products/category-options.ts';
import { findProducts } from '../../../../features/products/found-products.ts';
import { SearchPick } from '../../../../features/products/SearchPick.tsx';
import { segmentText } from '../newsletter-texts.ts';

type Bought = NonNullable<NewsletterSegment['bought']>;

const KINDS: Readonly<Record<Bought['of'], string>> = {
  ...{ any: '任何商品', category: '一個分類', maker: '一位生產者', product: '一項商品' },
};

const DAYS = 90;
const MAX_DAYS = 3650;

interface SegmentFieldsProps {
  segment: NewsletterSegment;
  names: NewsletterPage['names'];
  onName: (id: string, name: string) => void;
  onChange: (segment: NewsletterSegment) => void;
}

interface DaysProps {
  label: string;
  days: number;
  onChange: (days: number) => void;
}

const Days = ({ label, days, onChange }: DaysProps) => (
  <AmountField
    label={label}
    value={days}
    error={days < 1 || days > MAX_DAYS ? `要是 1 到 ${MAX_DAYS}` : ''}
    onChange={(value) => onChange(value ?? 0)}
  />
);

interface PickProps {
  bought: Bought;
  onPick: (id: string, name: string) => void;
}

/** A choice among categories or makers. */
function ListPick({ bought: { of, id }, onPick }: PickProps) {
  const isCategory = of === 'category';
  const categories = useQuery({
    ...{ queryKey: CATEGORIES_KEY, queryFn: fetchShopCategories },
    enabled: isCategory,
  });
  const makers = useQuery({ queryKey: MAKERS_KEY, queryFn: fetchShopMakers, enabled: !isCategory });
  const options = isCategory
    ? categoryOptions(categories.data?.categories ?? [])
    : (makers.data ?? []).map(({ maker_id, maker_name }) => ({ id: maker_id, text: maker_name }));
  return (
    <SelectField
      label={isCategory ? '分類（含子分類）' : '生產者'}
      value={id}
      onChange={({ currentTarget: { value } }) =>
        onPick(value, options.find((one) => one.id === value)?.text.trim() ?? '')
      }
    >
      <option value="">請選擇</option>
      {options.map((one) => (
        <option key={one.id} value={one.id}>
          {one.text}
        </option>
      ))}
    </SelectField>
  );
}

const ProductPick = ({ bought, onPick }: PickProps) => (
  <SearchPick
    label="商品（含所有規格）"
    name="newsletter-product"
    chosen={[bought.id]}
    error=""
    nothing="沒有符合的商品。"
    search={findProducts}
    onChoose={({ id, name }) => onPick(id, name)}
  />
);

function BoughtFields({
  bought,
  onName,
  onChange,
}: {
  bought: Bought;
  onName: SegmentFieldsProps['onName'];
  onChange: (bought: Bought) => void;
}) {
  const { of, days } = bought;
  const pick = (id: string, name: string) => {
    onName(id, name);
    onChange({ ...bought, id });
  };
  return (
    <Stack>
      <SelectField
        label="買過"
        value={of}
        onChange={({ currentTarget: { value } }) =>
          onChange({ of: value as Bought['of'], id: '', days })
        }
      >
        {Object.entries(KINDS).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {of === 'product' && <ProductPick bought={bought} onPick={pick} />}
      {(of === 'category' || of === 'maker') && <ListPick bought={bought} onPick={pick} />}
      <Days label="幾天內" days={days} onChange={(next) => onChange({ ...bought, days: next })} />
    </Stack>
  );
}

/** Whom the newsletter goes to: everybody who has subscribed, or some of them. */
export function SegmentFields({ segment, names, onName, onChange }: SegmentFieldsProps) {
  const { bought, quiet_days, ...rest } = segment;
  const set = (next: { bought?: Bought | undefined; quiet_days?: number | undefined }) =>
    onChange({
      ...rest,
      ...(next.bought && { bought: next.bought }),
      ...(next.quiet_days !== undefined && { quiet_days: next.quiet_days }),
    });
  return (
    <Stack>
      <p aria-live="polite">{segmentText(segment, names)}</p>
      <Checkbox
        label="只寄給買過的人"
        checked={bought !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          set({ quiet_days, bought: checked ? { of: 'any', id: '', days: DAYS } : undefined })
        }
      />
      {bought && (
        <BoughtFields
          bought={bought}
          onName={onName}
          onChange={(next) => set({ quiet_days, bought: next })}
        />
      )}
      <Checkbox
        label="只寄給最近沒有買的人"
        checked={quiet_days !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          set({ bought, quiet_days: checked ? DAYS : undefined })
        }
      />
      {quiet_days !== undefined && (
        <Days
          label="幾天內沒有買"
          days={quiet_days}
          onChange={(next) => set({ bought, quiet_days: next })}
        />
      )}
    </Stack>
  );
}
