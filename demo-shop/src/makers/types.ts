import type { ALLERGENS } from '@pinpu/shared/domain';

/** A maker of the demo shop; none of them exists in reality. */
export interface DemoMaker {
  /** Stable, readable code. */
  maker_id: string;
  maker_name: string;
  maker_place: string;
  /** Two or three sentences of plain text. */
  story: string;
  /** The product whose third picture is used for the workshop. */
  pictured: string;
  /** Whether it makes food, and therefore has a 食品業者登錄字號. */
  food: boolean;
  /** Ids of its products. */
  goods: readonly string[];
}

/** Fields of a product's label; `allergens` only for food. */
interface DemoLabel {
  net_content: string;
  ingredients: string;
  allergens?: (typeof ALLERGENS)[number][];
  shelf_life?: string;
  storage: string;
}

export type DemoLabels = Readonly<Record<string, DemoLabel>>;
