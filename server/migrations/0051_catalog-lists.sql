-- What lists show of many products is written by one statement instead of one for each, since an import changes thousands.
DROP TRIGGER listed_changed ON listed_products;--> statement-breakpoint
-- As before, without the view, whose windows are slow here.
CREATE OR REPLACE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listed_products WHERE prd_id = ANY(prd_ids);
  WITH formed AS MATERIALIZED (
    SELECT prd_id, search_form(prd_name) AS name, search_form(search_plain(
      prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS text
    FROM products WHERE prd_id = ANY(prd_ids) AND enabled),
  offered AS (
    SELECT prd_id, min(price_now) AS price, min(price_group) AS price_group, bool_or(free_units(variants) > 0) AS is_free
    FROM variants WHERE prd_id = ANY(prd_ids) AND enabled GROUP BY prd_id)
  INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date,
    sold_out_qty, featured, search_name, search_text, search)
  SELECT prd_id, cate_id, price, price_group, is_free, ship_fee <= 0, rank_in_lists(rank, is_free), u_date,
    sold_out_qty, featured, name, text, search_index(name, text, cate_id)
  FROM formed JOIN products USING (prd_id) JOIN offered USING (prd_id)
$$;--> statement-breakpoint
-- Writes anew the figures of listed products that have changed; one alone is faster by list_offer().
CREATE FUNCTION list_offers(prd_ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for changes of other variants; the next statement sees what they have left.
  PERFORM FROM listed_products WHERE prd_id = ANY(prd_ids) ORDER BY prd_id FOR NO KEY UPDATE;
  UPDATE listed_products AS listed SET price = now.price, price_group = now.price_group, in_stock = now.is_free,
    ships_free = now.ships_free, rank = now.rank, u_date = now.u_date, sold_out_qty = now.sold_out_qty,
    featured = now.featured
  FROM (
    SELECT prd_id, price, price_group, is_free, ship_fee <= 0 AS ships_free, rank_in_lists(rank, is_free) AS rank, u_date,
      sold_out_qty, featured
    FROM products JOIN (
      SELECT prd_id, min(price_now) AS price, min(price_group) AS price_group, bool_or(free_units(variants) > 0) AS is_free
      FROM variants WHERE prd_id = ANY(prd_ids) AND enabled GROUP BY prd_id) AS offered USING (prd_id)) AS now
  WHERE listed.prd_id = ANY(prd_ids) AND listed.prd_id = now.prd_id AND
    (listed.price, listed.price_group, listed.in_stock, listed.ships_free, listed.rank, listed.u_date,
      listed.sold_out_qty, listed.featured)
    IS DISTINCT FROM
    (now.price, now.price_group, now.is_free, now.ships_free, now.rank, now.u_date, now.sold_out_qty, now.featured);
END $$;--> statement-breakpoint
-- A transaction that sets pinpu.listing to 'batch' calls list_products() and list_offers() itself before it ends.
CREATE OR REPLACE FUNCTION list_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pinpu.listing', true) = 'batch' THEN RETURN NULL; END IF;
  PERFORM list_products(array_agg(DISTINCT prd_id)) FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pinpu.listing', true) = 'batch' THEN RETURN NULL; END IF;
  PERFORM list_offer(NEW.prd_id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A variant that is put on or off sale is rare, and may add its product to the lists or remove it: also in a batch at once.
CREATE OR REPLACE FUNCTION list_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.prd_id, OLD.enabled) IS DISTINCT FROM (NEW.prd_id, NEW.enabled)
    THEN PERFORM list_products(ARRAY[OLD.prd_id, NEW.prd_id]);
  ELSIF current_setting('pinpu.listing', true) IS DISTINCT FROM 'batch'
    THEN PERFORM list_offer(NEW.prd_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Counts all rows of a statement together.
CREATE OR REPLACE FUNCTION count_relisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, price_step(amount), in_stock, ships_free, sum(n)
    FROM (
      SELECT -1 AS n, cate_id, price, price_group, in_stock, ships_free FROM removed
      UNION ALL SELECT 1, cate_id, price, price_group, in_stock, ships_free FROM added) AS changed
    CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_changed AFTER UPDATE ON listed_products REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_relisted();
