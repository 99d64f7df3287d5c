DROP VIEW offers;--> statement-breakpoint
DROP TRIGGER variants_changed ON variants;--> statement-breakpoint
DROP INDEX "variants_product";--> statement-breakpoint
DROP INDEX "variants_low_stock";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "temperature" text DEFAULT 'room' NOT NULL,
  ADD COLUMN "size_cm" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "sale_until" timestamp (3) with time zone,
  ADD COLUMN "special_from" timestamp (3) with time zone,
  ADD COLUMN "special_until" timestamp (3) with time zone,
  ADD COLUMN "preorder_until" timestamp (3) with time zone,
  ADD COLUMN "preorder_ships" text DEFAULT '' NOT NULL,
  ADD COLUMN "videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
  ADD COLUMN "size_table" jsonb DEFAULT '[]'::jsonb NOT NULL,
  ADD COLUMN "manual" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "temperature" text DEFAULT 'room' NOT NULL,
  ADD COLUMN "weight" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "preorder" text DEFAULT '' NOT NULL,
  ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD COLUMN "preorder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "price_special" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "special_on" boolean DEFAULT false NOT NULL,
  ADD COLUMN "pre_left" integer DEFAULT 0 NOT NULL,
  ADD COLUMN "pre_open" boolean DEFAULT false NOT NULL,
  ADD COLUMN "is_set" boolean DEFAULT false NOT NULL,
  ADD CONSTRAINT "variants_special" CHECK ("variants"."price_special" >= 0),
  ADD CONSTRAINT "variants_pre_left" CHECK ("variants"."pre_left" >= 0);--> statement-breakpoint
-- One statement, so that the table is written once.
ALTER TABLE "variants" DROP COLUMN "price_group",
  ADD COLUMN "price_now" integer GENERATED ALWAYS AS (CASE WHEN special_on AND price_special > 0 AND price_special < price THEN price_special ELSE price END) STORED NOT NULL,
  ADD COLUMN "price_group" integer GENERATED ALWAYS AS (CASE WHEN price1 > 0 AND price1 < CASE WHEN special_on AND price_special > 0 AND price_special < price THEN price_special ELSE price END THEN price1 ELSE CASE WHEN special_on AND price_special > 0 AND price_special < price THEN price_special ELSE price END END) STORED NOT NULL;--> statement-breakpoint
CREATE TABLE "set_parts" (
	"var_id" text NOT NULL,
	"part_id" text NOT NULL,
	"qty" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "set_parts_var_id_part_id_pk" PRIMARY KEY("var_id","part_id"),
	CONSTRAINT "set_parts_qty" CHECK ("set_parts"."qty" > 0),
	CONSTRAINT "set_parts_other" CHECK ("set_parts"."var_id" <> "set_parts"."part_id")
);--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_var_id_variants_var_id_fk" FOREIGN KEY ("var_id") REFERENCES "public"."variants"("var_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "set_parts" ADD CONSTRAINT "set_parts_part_id_variants_var_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."variants"("var_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "set_parts_part" ON "set_parts" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "products_sale_until" ON "products" USING btree ("sale_until") WHERE enabled AND sale_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_special" ON "products" USING btree ("prd_id") WHERE special_from IS NOT NULL OR special_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_preorder" ON "products" USING btree ("prd_id") WHERE preorder_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("prd_id","enabled" DESC NULLS LAST,"price_now","price_group","var_id");--> statement-breakpoint
CREATE INDEX "variants_low_stock" ON "variants" USING btree ("var_id") WHERE enabled AND NOT is_set AND on_hand - reserved <= low_stock;--> statement-breakpoint
-- How many pieces of a set its parts allow.
CREATE FUNCTION set_units(id text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(min((part.on_hand - part.reserved) / set_parts.qty), 0)
  FROM set_parts JOIN variants AS part ON part.var_id = part_id WHERE set_parts.var_id = id
$$;--> statement-breakpoint
-- How many pieces of a variant can be ordered now; pre-orders only where there is no stock.
CREATE FUNCTION free_units(v variants) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN v.is_set THEN set_units(v.var_id)
    WHEN v.pre_open AND v.on_hand <= v.reserved THEN v.pre_left
    ELSE v.on_hand - v.reserved END
$$;--> statement-breakpoint
CREATE VIEW offers AS
  SELECT DISTINCT ON (prd_id) prd_id, enabled AS on_sale, price_now AS price,
    -- The lowest group price may be that of a variant which is not the cheapest otherwise.
    CASE WHEN min(price_group) FILTER (WHERE enabled) OVER own < price_now
      THEN min(price_group) FILTER (WHERE enabled) OVER own ELSE price1 END AS price1,
    coalesce(min(price_group) FILTER (WHERE enabled) OVER own, price_group) AS price_group, cost_wholesale,
    least(sum(on_hand) OVER own, 2147483647)::integer AS on_hand,
    least(sum(reserved) OVER own, 2147483647)::integer AS reserved,
    least(coalesce(sum(free_units(variants)) FILTER (WHERE enabled) OVER own, 0), 2147483647)::integer AS tot_qty,
    coalesce(max(price_now) FILTER (WHERE enabled) OVER own > min(price_now) FILTER (WHERE enabled) OVER own
      OR max(price_group) FILTER (WHERE enabled) OVER own > min(price_group) FILTER (WHERE enabled) OVER own,
      false) AS price_varies,
    CASE WHEN price_now < price THEN price ELSE 0 END AS price_regular,
    coalesce(bool_or(pre_open AND pre_left > 0) FILTER (WHERE enabled) OVER own
      AND NOT bool_or(CASE WHEN is_set THEN set_units(var_id) > 0 ELSE on_hand > reserved END)
        FILTER (WHERE enabled) OVER own, false) AS preorder
  FROM variants WINDOW own AS (PARTITION BY prd_id)
  ORDER BY prd_id, enabled DESC, price_now, price_group, var_id;--> statement-breakpoint
-- Sets are listed by their parts, see list_sets().
CREATE TRIGGER variants_changed AFTER UPDATE OF prd_id, enabled, price, price1, on_hand, reserved,
    price_special, special_on, pre_left, pre_open, is_set
  ON variants FOR EACH ROW WHEN (
    (OLD.prd_id, OLD.enabled, OLD.price_now, OLD.price_group, OLD.is_set,
      OLD.on_hand > OLD.reserved OR (OLD.pre_open AND OLD.pre_left > 0))
    IS DISTINCT FROM (NEW.prd_id, NEW.enabled, NEW.price_now, NEW.price_group, NEW.is_set,
      NEW.on_hand > NEW.reserved OR (NEW.pre_open AND NEW.pre_left > 0)))
  EXECUTE FUNCTION list_variant();--> statement-breakpoint
-- Corrects what the list says of sets whose parts have sold out or returned since; called by the schedule, since a sale
-- that also locked the rows of sets could deadlock with another.
CREATE FUNCTION list_sets() RETURNS void LANGUAGE sql AS $$
  SELECT list_offer(changed.prd_id) FROM (
    SELECT prd_id FROM listed_products AS listed JOIN offers USING (prd_id)
    WHERE prd_id IN (SELECT variants.prd_id FROM set_parts JOIN variants USING (var_id))
      AND listed.in_stock <> (offers.tot_qty > 0)
    ORDER BY prd_id) AS changed
$$;
