import { categoryAddress, type NamedCategory, productPagePath } from '@pinpu/shared/domain';
import { LazyDisclosure } from '@pinpu/shared/staff';
import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { Checkbox, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { ProductSearch } from '@pinpu/shared/widgets';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import type { SlideFormProps } from './slide-form-props.ts';

const listLink = (address: string) => `/products/${encodeURIComponent(address)}`;

/** The target of a slide: a typed address, or a category or product of the shop. */
export function SlideLink({ slide, field, faults, onChange }: SlideFormProps) {
  const categories = useAtomValue(categoriesAtom);
  const { url, target } = slide;
  const setUrl = (to: string) => onChange({ ...slide, url: to });
  const linkOf = (one: NamedCategory) => listLink(categoryAddress(categories, one));
  const chosen = categories.find((one) => linkOf(one) === url);
  return (
    <>
      <TextField
        label="連結"
        optional
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        placeholder="/products 或 https://…"
        hint="本店的網址以 / 開頭，其他網站以 https:// 開頭。"
        value={url}
        error={faultAt(faults, `${field}.url`)}
        onChange={({ currentTarget: { value } }) => setUrl(value.trim())}
      />
      <LazyDisclosure summary="連到分類或商品…">
        {() => (
          <Stack>
            <SelectField
              label="連到分類"
              value={chosen ? linkOf(chosen) : ''}
              onChange={({ currentTarget: { value } }) => value && setUrl(value)}
            >
              <option value="">選擇分類</option>
              {categories.map((one) => (
                <option key={one.cate_id} value={linkOf(one)}>
                  {one.cate_name}
                </option>
              ))}
            </SelectField>
            <ProductSearch
              label="連到商品"
              action="選擇"
              onChoose={({ prd_id }) => setUrl(productPagePath(prd_id))}
            />
          </Stack>
        )}
      </LazyDisclosure>
      <Checkbox
        label="另開新分頁"
        checked={target === '_blank'}
        onChange={({ currentTarget: { checked } }) =>
          onChange({ ...slide, target: checked ? '_blank' : '_self' })
        }
      />
    </>
  );
}
