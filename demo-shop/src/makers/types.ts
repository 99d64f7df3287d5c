import type { ALLERGENS } from '@pinpu/shared/domain';

/** A demo maker; none of them exists. */
export interface DemoMaker {
  /** Stable, readable code. */
  maker_id: string;
  maker_name: string;
  maker_place: string;
  /** Two or three sentences of plain text. */
  story: string;
  /** The product whose third picture shows the workshop's table. */
  pictured: string;
  /** Whether it makes food, and so has a 食品業者登錄字號. */
  food: boolean;
  /** Codes of its products. */
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

/** Labels by product. */
export type DemoLabels = Readonly<Record<string, DemoLabel>>;
