import {
  HTML_FIELDS,
  type ProductCells,
  type ShopProduct,
} from '@pinpu/shared/contracts/backoffice';
import { htmlOfText, textOfHtml } from '@pinpu/shared/domain';
import { type Photo, picturesCell, storedPhotos } from './photos/photos.ts';

/** A category that does not exist yet. */
export interface NewCategory {
  name: string;
  /** Name of the parent, '' for none. */
  parent: string;
}

/** The state of a product's form: the product as loaded, and the input. */
export interface ProductDraft {
  /** The product as loaded; undefined for a new one. */
  base: ShopProduct | undefined;
  /** Cells by field; those of `HTML_FIELDS` as plain text. */
  typed: ProductCells;
  newCategory: NewCategory | undefined;
  photos: readonly Photo[];
}

const NEW: ProductCells = { enabled: '是' };

/** Whether a cell is typed as plain text and stored as HTML. */
const isHtmlCell = (field: string) => HTML_FIELDS.some((one) => one === field);

/** A cell as the form shows it. */
const shownCell = (field: string, cell: string) => (isHtmlCell(field) ? textOfHtml(cell) : cell);

/** The form of a product without changes. */
export function draftOf(base: ShopProduct | undefined): ProductDraft {
  const cells = base?.cells ?? NEW;
  const typed = Object.entries(cells).map(([field, cell]) => [field, shownCell(field, cell)]);
  return {
    base,
    typed: Object.fromEntries(typed),
    newCategory: undefined,
    photos: storedPhotos(cells.pictures ?? ''),
  };
}

/** Fields that the form does not take from `typed`. */
const APART = ['pictures', 'cate_name', 'parent_cate_name', 'maker_name'];

/** The cells that differ from the loaded product, in the form in which they are sent. */
export function changedCells({ base, typed, newCategory, photos }: ProductDraft): ProductCells {
  const before = base?.cells ?? (NEW as ProductCells);
  const changed = Object.entries(typed).filter(
    ([field, text]) => !APART.includes(field) && text !== shownCell(field, before[field] ?? ''),
  );
  const cells: ProductCells = Object.fromEntries(
    changed.map(([field, text]) => [field, isHtmlCell(field) ? htmlOfText(text) : text]),
  );
  const pictures = picturesCell(photos);
  if (pictures !== (before.pictures ?? '')) cells.pictures = pictures;
  if (newCategory) {
    delete cells.cate_id;
    cells.cate_name = newCategory.name;
    cells.parent_cate_name = newCategory.parent;
  }
  return cells;
}

export const hasChanges = (draft: ProductDraft): boolean =>
  Object.keys(changedCells(draft)).length > 0 ||
  draft.photos.some(({ address, removed }) => address === '' && !removed);

/** A field that somebody else changed meanwhile: its old and new value, and the typed one if that differs from both. */
export interface ForeignChange {
  field: string;
  before: string;
  now: string;
  typed?: string;
}

const ignored = ['cate_name', 'parent_cate_name', 'maker_name'];

/** The fields that differ between the loaded product and the current one, with the input for each. */
export function foreignChanges(draft: ProductDraft, now: ShopProduct): ForeignChange[] {
  const mine = changedCells(draft);
  return Object.entries(now.cells).flatMap(([field, cell]) => {
    const before = draft.base?.cells[field] ?? '';
    if (cell === before || ignored.includes(field)) return [];
    const typed = mine[field];
    return [{ field, before, now: cell, ...(typed !== undefined && typed !== cell && { typed }) }];
  });
}

/** Moves the form to the current product: edited fields keep the input, the others get the current values. */
export function rebase(draft: ProductDraft, now: ShopProduct): ProductDraft {
  const fresh = draftOf(now);
  const mine = changedCells(draft);
  const typedFields = Object.keys(mine).filter((field) => !APART.includes(field));
  return {
    base: now,
    typed: {
      ...fresh.typed,
      ...Object.fromEntries(typedFields.map((field) => [field, draft.typed[field] ?? ''])),
    },
    newCategory: draft.newCategory,
    photos: mine.pictures === undefined ? fresh.photos : draft.photos,
  };
}
