import type { ShopCategory } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { SelectField, TextField } from '@pinpu/shared/ui';
import { fetchShopCategories } from '../../../../../api/products.ts';
import { CATEGORIES_KEY } from '../../../../../api/shop-keys.ts';
import { categoryOptions } from '../../../../../features/products/category-options.ts';
import type { ProductForm } from '../use-product-form.ts';

const NEW = '+';

const firstFault = (form: ProductForm, ...fields: string[]) =>
  fields.map(form.faultAt).find((fault) => fault !== '') ?? '';

interface NewCategoryProps {
  form: ProductForm;
  categories: readonly ShopCategory[];
}

function NewCategoryFields({ form, categories }: NewCategoryProps) {
  const typed = form.draft.newCategory ?? { name: '', parent: '' };
  return (
    <>
      <TextField
        label="新分類的名稱"
        required
        value={typed.name}
        error={form.faultAt('cate_name')}
        onChange={({ currentTarget: { value } }) => form.setNewCategory({ ...typed, name: value })}
      />
      <SelectField
        label="上層分類"
        value={typed.parent}
        error={form.faultAt('parent_cate_name')}
        onChange={({ currentTarget: { value } }) =>
          form.setNewCategory({ ...typed, parent: value })
        }
      >
        <option value="">沒有</option>
        {categories
          .filter(({ parent_cate_id }) => parent_cate_id === '')
          .map(({ cate_id, cate_name }) => (
            <option key={cate_id} value={cate_name}>
              {cate_name}
            </option>
          ))}
      </SelectField>
    </>
  );
}

/** The category of a product: an existing one, or a new one that is created with the product. */
export function CategoryField({ form }: { form: ProductForm }) {
  const { data } = useQuery({ queryKey: CATEGORIES_KEY, queryFn: fetchShopCategories });
  const categories = data?.categories ?? [];
  const { typed, newCategory, base } = form.draft;
  const chosen = newCategory ? NEW : (typed.cate_id ?? '');
  // The product's own category, as long as the categories are not loaded.
  const own = base && !categories.some(({ cate_id }) => cate_id === base.cells.cate_id);
  return (
    <>
      <SelectField
        label="分類"
        required
        value={chosen}
        error={newCategory ? '' : firstFault(form, 'cate_id', 'cate_name')}
        onChange={({ currentTarget: { value } }) => {
          form.setNewCategory(value === NEW ? { name: '', parent: '' } : undefined);
          if (value !== NEW) form.type('cate_id', value);
        }}
      >
        <option value="" disabled>
          請選擇
        </option>
        {own && <option value={base.cells.cate_id}>{base.cells.cate_name}</option>}
        {categoryOptions(categories).map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
        <option value={NEW}>＋ 新增分類…</option>
      </SelectField>
      {newCategory && <NewCategoryFields form={form} categories={categories} />}
    </>
  );
}
