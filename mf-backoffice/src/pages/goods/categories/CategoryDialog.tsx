import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { ShopCategory } from '@pinpu/shared/contracts/backoffice';
import { Button, Dialog, Notice, Row, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import { saveCategory } from '../../../api/products.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import type { CategoryChanges } from './use-category-changes.ts';

interface CategoryDialogProps {
  /** The category to change; undefined for a new one. */
  category: ShopCategory | undefined;
  categories: readonly ShopCategory[];
  changes: CategoryChanges;
  onClose: () => void;
}

const FORM = 'category-form';

function titleAndFields(category: ShopCategory | undefined) {
  const { cate_name = '', parent_cate_id = '', cate_attachment = '' } = category ?? {};
  return {
    title: category ? `修改分類「${cate_name}」` : '新增分類',
    fields: { cate_name, parent_cate_id, cate_attachment },
  };
}

type Typed = ReturnType<typeof titleAndFields>['fields'];

interface CategoryFieldsProps {
  id: string;
  categories: readonly ShopCategory[];
  typed: Typed;
  errorAt: (field: string) => string;
  onChange: (fields: Partial<Typed>) => void;
}

function CategoryFields({ id, categories, typed, errorAt, onChange }: CategoryFieldsProps) {
  const isParent = categories.some(({ parent_cate_id }) => id !== '' && parent_cate_id === id);
  const parents = categories.filter(
    ({ cate_id, parent_cate_id }) => parent_cate_id === '' && cate_id !== id,
  );
  return (
    <>
      <TextField
        label="名稱"
        required
        maxLength={200}
        autoComplete="off"
        value={typed.cate_name}
        error={errorAt('cate_name')}
        onChange={({ currentTarget: { value } }) => onChange({ cate_name: value })}
      />
      <SelectField
        label="上層分類"
        hint={isParent ? '這個分類有下層分類，只能在最上層' : '分類只有兩層'}
        disabled={isParent}
        value={typed.parent_cate_id}
        error={errorAt('parent_cate_name')}
        onChange={({ currentTarget: { value } }) => onChange({ parent_cate_id: value })}
      >
        <option value="">沒有</option>
        {parents.map(({ cate_id, cate_name }) => (
          <option key={cate_id} value={cate_id}>
            {cate_name}
          </option>
        ))}
      </SelectField>
      <CategoryPicture
        address={typed.cate_attachment}
        error={errorAt('cate_picture')}
        onChange={(cate_attachment) => onChange({ cate_attachment })}
      />
    </>
  );
}

/** A category's name, parent and picture. */
export function CategoryDialog({ category, categories, changes, onClose }: CategoryDialogProps) {
  const { title, fields } = titleAndFields(category);
  const [typed, setTyped] = useAdminDraft(`category ${category?.cate_id ?? ''}`, fields);
  const id = category?.cate_id ?? '';
  return (
    <Dialog
      open
      title={title}
      dismissable={!changes.isPending}
      onClose={onClose}
      footer={
        <Row>
          <Button variant="secondary" disabled={changes.isPending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={FORM} busy={changes.isPending}>
            儲存
          </Button>
        </Row>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          changes.make((version) => saveCategory(id, { version, ...typed }), onClose);
        }}
      >
        <Stack>
          {changes.rejection !== '' && changes.field === '' && (
            <Notice variant="danger" message={changes.rejection} />
          )}
          <CategoryFields
            id={id}
            categories={categories}
            typed={typed}
            errorAt={(field) => (changes.field === field ? changes.rejection : '')}
            onChange={(change) => setTyped((one) => ({ ...one, ...change }))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
