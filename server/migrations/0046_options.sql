ALTER TABLE "order_lines" ADD COLUMN "option_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "variants_values" ON "variants" USING btree ("prd_id","option_values");--> statement-breakpoint
-- Many variants with much stock add up to more than an integer.
CREATE OR REPLACE VIEW offers AS
  SELECT DISTINCT ON (prd_id) prd_id, enabled AS on_sale, price, price1, price_group, cost_wholesale,
    least(sum(on_hand) OVER own, 2147483647)::integer AS on_hand,
    least(sum(reserved) OVER own, 2147483647)::integer AS reserved,
    least(coalesce(sum(on_hand - reserved) FILTER (WHERE enabled) OVER own, 0), 2147483647)::integer AS tot_qty,
    coalesce(max(price) FILTER (WHERE enabled) OVER own > min(price) FILTER (WHERE enabled) OVER own
      OR max(price_group) FILTER (WHERE enabled) OVER own > min(price_group) FILTER (WHERE enabled) OVER own,
      false) AS price_varies
  FROM variants WINDOW own AS (PARTITION BY prd_id)
  ORDER BY prd_id, enabled DESC, price, price_group, var_id;
