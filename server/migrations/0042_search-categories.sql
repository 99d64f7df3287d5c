-- Categories are found by their ids instead of by their names in each product (ADR 0013): a common one is counted without
-- reading its products, and one that is renamed writes none of them.
DROP TRIGGER categories_changed ON categories;--> statement-breakpoint
DROP FUNCTION list_category();--> statement-breakpoint
-- The same pairs in time that grows with the text: the n-th element of an array is found by passing those before it.
CREATE OR REPLACE FUNCTION search_pairs(form text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT one || coalesce(next, '') FROM unnest(c, c[2:]) AS pair (one, next)))
  FROM (SELECT string_to_array(form, NULL) AS c) AS characters
$$;--> statement-breakpoint
-- What the index holds of a product: the pairs of its texts, of which the first begins with a space like every other word,
-- and its category after two spaces, which no pair of a normalised text is.
CREATE FUNCTION search_index(name text, descriptions text, cate_id text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_pairs(' ' || name || ' ' || descriptions) || array_to_tsvector(ARRAY['  ' || cate_id])
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listed_products WHERE prd_id = ANY(prd_ids);
  WITH formed AS MATERIALIZED (
    SELECT prd_id, search_form(prd_name) AS name, search_form(search_plain(
      prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS text
    FROM products WHERE prd_id = ANY(prd_ids) AND enabled)
  INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date,
    sold_out_qty, featured, search_name, search_text, search)
  SELECT prd_id, cate_id, price, price_group, on_hand > reserved, ship_fee <= 0,
    rank_in_lists(rank, on_hand > reserved), u_date,
    sold_out_qty, featured, name, text, search_index(name, text, cate_id)
  FROM formed JOIN products USING (prd_id)
$$;--> statement-breakpoint
-- Rewrites the table and its indexes once, without the triggers that count. The filler is written anew, or the stored,
-- compressed one would let the texts stay in the row. A changed type resets how a column is planned by.
ALTER TABLE listed_products
  ALTER filler TYPE text USING repeat(' ', 2000),
  ALTER search TYPE tsvector USING search_index(search_name, search_text, cate_id),
  ALTER search SET STATISTICS 0,
  DROP COLUMN search_shelf;
