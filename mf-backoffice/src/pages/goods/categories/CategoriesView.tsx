import type { ShopCategories, ShopCategory } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, EmptyState, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { deleteCategory, fetchShopCategories, sortCategories } from '../../../api/products.ts';
import { CATEGORIES_KEY } from '../../../api/shop-keys.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryLine } from './CategoryLine.tsx';
import { useCategoryChanges } from './use-category-changes.ts';

const childrenOf = (categories: readonly ShopCategory[], id: string) =>
  categories.filter(({ parent_cate_id }) => parent_cate_id === id);

/** All ids in order, with two siblings exchanged. */
function exchanged(categories: readonly ShopCategory[], one: string, other: string): string[] {
  const other_id: Record<string, string> = { [one]: other, [other]: one };
  return categories.map(({ cate_id }) => other_id[cate_id] ?? cate_id);
}

interface TreeProps {
  categories: readonly ShopCategory[];
  parent: string;
  isBusy: boolean;
  onMove: (one: string, other: string) => void;
  onEdit: (category: ShopCategory) => void;
  onRemove: (category: ShopCategory) => void;
}

function Tree(props: TreeProps) {
  const { categories, parent, isBusy, onMove, onEdit, onRemove } = props;
  const siblings = childrenOf(categories, parent);
  return (
    <Level aria-label={parent === '' ? '分類' : undefined} $inner={parent !== ''}>
      {siblings.map((category, at) => (
        <li key={category.cate_id}>
          <CategoryLine
            category={category}
            isBusy={isBusy}
            before={siblings[at - 1]?.cate_id}
            after={siblings[at + 1]?.cate_id}
            canRemove={
              category.products === 0 && childrenOf(categories, category.cate_id).length === 0
            }
            onMove={(other) => onMove(category.cate_id, other)}
            onEdit={() => onEdit(category)}
            onRemove={() => onRemove(category)}
          />
          {childrenOf(categories, category.cate_id).length > 0 && parent === '' && (
            <Tree {...props} parent={category.cate_id} />
          )}
        </li>
      ))}
    </Level>
  );
}

interface RemoveDialogProps {
  /** The category to delete; the dialog is open while there is one. */
  category: ShopCategory | undefined;
  onCancel: () => void;
  onConfirm: (id: string) => void;
}

const RemoveDialog = ({ category, onCancel, onConfirm }: RemoveDialogProps) => (
  <ConfirmDialog
    open={category !== undefined}
    title="刪除分類"
    confirmLabel="刪除"
    tone="danger"
    onCancel={onCancel}
    onConfirm={() => category && onConfirm(category.cate_id)}
  >
    <p>「{category?.cate_name}」沒有商品，刪除後無法回復。</p>
  </ConfirmDialog>
);

function Categories({ shown }: { shown: ShopCategories }) {
  const [edited, setEdited] = useState<ShopCategory | 'new'>();
  const [removed, setRemoved] = useState<ShopCategory>();
  const changes = useCategoryChanges(shown);
  const { categories } = shown;
  const open = (one: ShopCategory | 'new') => {
    changes.reset();
    setEdited(one);
  };
  return (
    <Stack>
      <Link to="/el/shop/products">回商品列表</Link>
      <Row>
        <Title>商品分類</Title>
        <Button onClick={() => open('new')}>新增分類</Button>
      </Row>
      {changes.rejection !== '' && edited === undefined && (
        <Notice variant="danger" message={changes.rejection} />
      )}
      {categories.length === 0 ? (
        <EmptyState>還沒有分類。</EmptyState>
      ) : (
        <Tree
          categories={categories}
          parent=""
          isBusy={changes.isPending}
          onMove={(one, other) =>
            changes.make((version) => sortCategories(exchanged(categories, one, other), version))
          }
          onEdit={open}
          onRemove={setRemoved}
        />
      )}
      {edited !== undefined && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          categories={categories}
          changes={changes}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveDialog
        category={removed}
        onCancel={() => setRemoved(undefined)}
        onConfirm={(id) => {
          changes.make((version) => deleteCategory(id, version));
          setRemoved(undefined);
        }}
      />
    </Stack>
  );
}

/** The categories of the shop at `/el/shop/categories`. */
export function CategoriesView() {
  const [data, waiting] = useFreshData('商品分類', CATEGORIES_KEY, fetchShopCategories);
  if (data === undefined) return waiting;
  return <Categories shown={data} />;
}

const Title = styled.h1`
  flex: 1 1 auto;
`;

const Level = styled.ul<{ $inner: boolean }>`
  padding-inline-start: ${({ $inner }) => ($inner ? theme.space[24] : '0')};
`;
