CREATE TABLE "variants" (
	"var_id" text PRIMARY KEY NOT NULL,
	"prd_id" text NOT NULL,
	"price" integer NOT NULL,
	"price1" integer DEFAULT 0 NOT NULL,
	"cost_wholesale" integer DEFAULT 0 NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"low_stock" integer DEFAULT 5 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"price_group" integer GENERATED ALWAYS AS (CASE WHEN price1 > 0 AND price1 < price THEN price1 ELSE price END) STORED NOT NULL,
	"option_values" text[] DEFAULT '{}' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "variants_price" CHECK ("variants"."price" > 0 AND "variants"."price1" >= 0 AND "variants"."cost_wholesale" >= 0),
	CONSTRAINT "variants_low_stock_amount" CHECK ("variants"."low_stock" >= 0),
	CONSTRAINT "variants_stock" CHECK ("variants"."reserved" >= 0 AND "variants"."on_hand" >= "variants"."reserved")
);
--> statement-breakpoint
-- Every product becomes one variant, which has its id.
INSERT INTO variants (var_id, prd_id, price, price1, cost_wholesale, on_hand, reserved, low_stock)
  SELECT prd_id, prd_id, price, price1, cost_wholesale, on_hand, reserved, low_stock FROM products;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_prd_id_products_prd_id_fk" FOREIGN KEY ("prd_id") REFERENCES "public"."products"("prd_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("prd_id","enabled" DESC NULLS LAST,"price","price_group","var_id");--> statement-breakpoint
CREATE INDEX "variants_low_stock" ON "variants" USING btree ("var_id") WHERE enabled AND on_hand - reserved <= low_stock;--> statement-breakpoint
ALTER TABLE "restock_requests" DROP CONSTRAINT "restock_requests_prd_id_products_prd_id_fk";--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_prd_id_variants_var_id_fk" FOREIGN KEY ("prd_id") REFERENCES "public"."variants"("var_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER products_added ON products;--> statement-breakpoint
DROP TRIGGER products_figures ON products;--> statement-breakpoint
DROP INDEX "products_low_stock";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_price", DROP CONSTRAINT "products_low_stock_amount",
  DROP CONSTRAINT "products_stock", DROP COLUMN "price_group", DROP COLUMN "price", DROP COLUMN "price1",
  DROP COLUMN "cost_wholesale", DROP COLUMN "on_hand", DROP COLUMN "reserved", DROP COLUMN "low_stock";--> statement-breakpoint
-- What a product is offered for: the prices of its cheapest variant on sale, and the stock of all of them together.
CREATE VIEW offers AS
  SELECT DISTINCT ON (prd_id) prd_id, enabled AS on_sale, price, price1, price_group, cost_wholesale,
    (sum(on_hand) OVER own)::integer AS on_hand, (sum(reserved) OVER own)::integer AS reserved,
    (coalesce(sum(on_hand - reserved) FILTER (WHERE enabled) OVER own, 0))::integer AS tot_qty
  FROM variants WINDOW own AS (PARTITION BY prd_id)
  ORDER BY prd_id, enabled DESC, price, price_group, var_id;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listed_products WHERE prd_id = ANY(prd_ids);
  WITH formed AS MATERIALIZED (
    SELECT prd_id, search_form(prd_name) AS name, search_form(search_plain(
      prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS text
    FROM products WHERE prd_id = ANY(prd_ids) AND enabled)
  INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date,
    sold_out_qty, featured, search_name, search_text, search)
  SELECT prd_id, cate_id, price, price_group, tot_qty > 0, ship_fee <= 0, rank_in_lists(rank, tot_qty > 0), u_date,
    sold_out_qty, featured, name, text, search_index(name, text, cate_id)
  FROM formed JOIN products USING (prd_id) JOIN offers USING (prd_id)
  WHERE offers.prd_id = ANY(prd_ids) AND on_sale
$$;--> statement-breakpoint
-- Writes anew the figures of a listed product.
CREATE FUNCTION list_offer(id text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for a change of another variant; the next statement sees what that has left.
  PERFORM FROM listed_products WHERE prd_id = id FOR NO KEY UPDATE;
  UPDATE listed_products AS listed SET price = o.price, price_group = o.price_group,
    in_stock = o.tot_qty > 0, ships_free = p.ship_fee <= 0, rank = rank_in_lists(p.rank, o.tot_qty > 0),
    u_date = p.u_date, sold_out_qty = p.sold_out_qty, featured = p.featured
  FROM products AS p, offers AS o WHERE listed.prd_id = id AND p.prd_id = id AND o.prd_id = id;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_offer(NEW.prd_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_figures AFTER UPDATE OF ship_fee, rank, u_date, sold_out_qty, featured
  ON products FOR EACH ROW WHEN (NEW.enabled AND
    (OLD.ship_fee <= 0, OLD.rank, OLD.u_date, OLD.sold_out_qty, OLD.featured)
    IS DISTINCT FROM (NEW.ship_fee <= 0, NEW.rank, NEW.u_date, NEW.sold_out_qty, NEW.featured))
  EXECUTE FUNCTION list_figures();--> statement-breakpoint
-- A product is listed with its variants, however they are added or deleted.
DROP FUNCTION list_added();--> statement-breakpoint
CREATE FUNCTION list_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(array_agg(DISTINCT prd_id)) FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_added AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_again();--> statement-breakpoint
CREATE TRIGGER variants_removed AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION list_again();--> statement-breakpoint
CREATE FUNCTION list_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.prd_id, OLD.enabled) IS DISTINCT FROM (NEW.prd_id, NEW.enabled)
    THEN PERFORM list_products(ARRAY[OLD.prd_id, NEW.prd_id]);
    ELSE PERFORM list_offer(NEW.prd_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is reserved writes to the list only where it is the last of a variant, or no longer is.
CREATE TRIGGER variants_changed AFTER UPDATE OF prd_id, enabled, price, price1, on_hand, reserved
  ON variants FOR EACH ROW WHEN (
    (OLD.prd_id, OLD.enabled, OLD.price, OLD.price_group, OLD.on_hand > OLD.reserved)
    IS DISTINCT FROM (NEW.prd_id, NEW.enabled, NEW.price, NEW.price_group, NEW.on_hand > NEW.reserved))
  EXECUTE FUNCTION list_variant();
