-- In 綜合排名 what is sold out comes after everything else, in the shop's order among itself. The shop's own order,
-- `products.rank`, stays as it is; no rank that is entered is a thousand million away from another.
CREATE FUNCTION rank_in_lists(shop_rank integer, in_stock boolean) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN in_stock THEN shop_rank ELSE greatest(shop_rank::bigint - 1000000000, -2147483648)::integer END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listed_products WHERE prd_id = ANY(prd_ids);
  WITH shelves AS MATERIALIZED (
    SELECT one.cate_id, search_form(concat_ws(' ', one.cate_name, parent.cate_name)) AS form
    FROM categories AS one LEFT JOIN categories AS parent ON parent.cate_id = one.parent_cate_id
    WHERE one.cate_id IN (SELECT cate_id FROM products WHERE prd_id = ANY(prd_ids))),
  formed AS MATERIALIZED (
    SELECT p.prd_id, search_form(prd_name) AS name, form AS shelf, search_form(search_plain(
      prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS text
    FROM products AS p JOIN shelves USING (cate_id) WHERE p.prd_id = ANY(prd_ids) AND enabled)
  INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date,
    sold_out_qty, featured, search_name, search_shelf, search_text, search)
  SELECT prd_id, cate_id, price, price_group, on_hand > reserved, ship_fee <= 0,
    rank_in_lists(rank, on_hand > reserved), u_date,
    sold_out_qty, featured, name, shelf, text, search_pairs(name || ' ' || shelf || ' ' || text)
  FROM formed JOIN products USING (prd_id)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listed_products SET price = NEW.price, price_group = NEW.price_group,
    in_stock = NEW.on_hand > NEW.reserved, ships_free = NEW.ship_fee <= 0,
    rank = rank_in_lists(NEW.rank, NEW.on_hand > NEW.reserved), u_date = NEW.u_date,
    sold_out_qty = NEW.sold_out_qty, featured = NEW.featured
  WHERE prd_id = NEW.prd_id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE listed_products SET rank = rank_in_lists(rank, in_stock) WHERE NOT in_stock;
