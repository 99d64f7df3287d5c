--> statement-breakpoint
-- What the generated schema can't say; appended to the migration by `npm run -w server db:generate`.
-- The one form in which texts are compared, for what the shop wrote and for what a person typed alike: full-width
-- letters, digits and spaces as half-width ones, lower case, nothing unseen, variants as one, single spaces.
CREATE FUNCTION search_form(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(written, NFKC)),
        '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF]',
        '', 'g'),
      '臺裏峯鷄', '台裡峰雞'),
    '[\s[:cntrl:]\u0085\u2028\u2029]+', ' ', 'g'))
$$;--> statement-breakpoint
-- What a person reads of a piece of HTML, for searching alone. Tags within a line part no words.
CREATE FUNCTION search_plain(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(regexp_replace(html,
      '<!--.*?-->|<(script|style)\M.*?</\1\s*>', ' ', 'gi'),
      '</?(a|b|em|i|mark|small|span|strong|sub|sup|u)(\s[^<>]*)?>', '', 'gi'),
      '<[^<>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;--> statement-breakpoint
-- Every pair of characters that stand beside each other, and the last one alone: what the index holds of a text.
CREATE FUNCTION search_pairs(form text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT c[i] || coalesce(c[i + 1], '') FROM generate_series(1, cardinality(c)) AS i))
  FROM (SELECT string_to_array(form, NULL) AS c) AS characters
$$;--> statement-breakpoint
-- The words of a keyword, each once; a very long keyword is cut, it could find nothing more.
CREATE FUNCTION search_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT word FROM unnest(string_to_array(left(search_form(left(typed, 400)), 100), ' '))
      WITH ORDINALITY AS words (word, place)
    WHERE word <> '' GROUP BY word ORDER BY min(place) LIMIT 8)
$$;--> statement-breakpoint
-- Texts that may hold all of these words: all pairs of each, or a pair that begins with a single character.
CREATE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(
    '''' || replace(replace(c[i] || coalesce(c[i + 1], ''), '\', '\\'), '''', '''''') || ''''
      || CASE WHEN cardinality(c) = 1 THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM (SELECT string_to_array(word, NULL) AS c FROM unnest(words) AS word) AS characters,
    generate_series(1, greatest(cardinality(c) - 1, 1)) AS i
$$;--> statement-breakpoint
-- A row of `listed_products` is short: its long texts lie outside, and nothing plans by what they hold.
ALTER TABLE listed_products SET (toast_tuple_target = 256),
  ALTER search_name SET STORAGE MAIN,
  ALTER search_shelf SET STORAGE MAIN,
  ALTER search_text SET STATISTICS 0,
  ALTER search SET STATISTICS 0;--> statement-breakpoint
-- Writes anew how these products are found; those that are not for sale are not.
CREATE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
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
  SELECT prd_id, cate_id, price, price_group, on_hand > reserved, ship_fee <= 0, rank, u_date,
    sold_out_qty, featured, name, shelf, text, search_pairs(name || ' ' || shelf || ' ' || text)
  FROM formed JOIN products USING (prd_id)
$$;--> statement-breakpoint
CREATE FUNCTION list_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(array_agg(prd_id)) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_added();--> statement-breakpoint
CREATE FUNCTION unlist_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_products WHERE prd_id IN (SELECT prd_id FROM removed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION unlist_removed();--> statement-breakpoint
CREATE FUNCTION unlist_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_products;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION unlist_all();--> statement-breakpoint
CREATE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(ARRAY[OLD.prd_id, NEW.prd_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE OF
    prd_id, prd_name, prd_text_desc, sl_desc_content, ma_desc_content, cate_id, enabled
  ON products FOR EACH ROW WHEN (
    (OLD.prd_id, OLD.prd_name, OLD.prd_text_desc, OLD.sl_desc_content, OLD.ma_desc_content, OLD.cate_id, OLD.enabled)
    IS DISTINCT FROM
    (NEW.prd_id, NEW.prd_name, NEW.prd_text_desc, NEW.sl_desc_content, NEW.ma_desc_content, NEW.cate_id, NEW.enabled))
  EXECUTE FUNCTION list_changed();--> statement-breakpoint
CREATE FUNCTION list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listed_products SET price = NEW.price, price_group = NEW.price_group,
    in_stock = NEW.on_hand > NEW.reserved, ships_free = NEW.ship_fee <= 0, rank = NEW.rank, u_date = NEW.u_date,
    sold_out_qty = NEW.sold_out_qty, featured = NEW.featured
  WHERE prd_id = NEW.prd_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is reserved writes here only where it is the last, or no longer is.
CREATE TRIGGER products_figures AFTER UPDATE OF
    price, price1, on_hand, reserved, ship_fee, rank, u_date, sold_out_qty, featured
  ON products FOR EACH ROW WHEN (NEW.enabled AND
    (OLD.price, OLD.price_group, OLD.on_hand > OLD.reserved, OLD.ship_fee <= 0, OLD.rank, OLD.u_date, OLD.sold_out_qty, OLD.featured)
    IS DISTINCT FROM
    (NEW.price, NEW.price_group, NEW.on_hand > NEW.reserved, NEW.ship_fee <= 0, NEW.rank, NEW.u_date, NEW.sold_out_qty, NEW.featured))
  EXECUTE FUNCTION list_figures();--> statement-breakpoint
-- The products are locked first, in the order in which orders lock them.
CREATE FUNCTION list_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(array_agg(prd_id)) FROM (
    SELECT prd_id FROM products WHERE cate_id = NEW.cate_id
      OR cate_id IN (SELECT cate_id FROM categories WHERE parent_cate_id = NEW.cate_id)
    ORDER BY prd_id FOR NO KEY UPDATE) AS held;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OF cate_name, parent_cate_id ON categories
  FOR EACH ROW EXECUTE FUNCTION list_category();--> statement-breakpoint
CREATE FUNCTION price_step(amount integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT amount - amount % (10 ^ greatest(0, length(amount::text) - 2))::integer
$$;--> statement-breakpoint
CREATE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, price_step(amount), in_stock, ships_free, count(*)
    FROM added CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_added AFTER INSERT ON listed_products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE FUNCTION count_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, price_step(amount), in_stock, ships_free, -count(*)
    FROM removed CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_removed AFTER DELETE ON listed_products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_unlisted();--> statement-breakpoint
CREATE FUNCTION count_relisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products) VALUES
    (OLD.cate_id, false, price_step(OLD.price), OLD.in_stock, OLD.ships_free, -1),
    (OLD.cate_id, true, price_step(OLD.price_group), OLD.in_stock, OLD.ships_free, -1),
    (NEW.cate_id, false, price_step(NEW.price), NEW.in_stock, NEW.ships_free, 1),
    (NEW.cate_id, true, price_step(NEW.price_group), NEW.in_stock, NEW.ships_free, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_changed AFTER UPDATE OF cate_id, price, price_group, in_stock, ships_free ON listed_products
  FOR EACH ROW WHEN (
    (OLD.cate_id, OLD.price, OLD.price_group, OLD.in_stock, OLD.ships_free)
    IS DISTINCT FROM
    (NEW.cate_id, NEW.price, NEW.price_group, NEW.in_stock, NEW.ships_free))
  EXECUTE FUNCTION count_relisted();--> statement-breakpoint
-- Makes one row of those that count the same. Who counts meanwhile doesn't wait; who merges, waits.
CREATE FUNCTION merge_price_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE price_counts IN SHARE UPDATE EXCLUSIVE MODE;
  WITH several AS (
    SELECT cate_id, at_group, step, in_stock, ships_free FROM price_counts
    GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1 OR sum(products) = 0),
  merged AS (
    DELETE FROM price_counts USING several WHERE
      (price_counts.cate_id, price_counts.at_group, price_counts.step, price_counts.in_stock, price_counts.ships_free)
      = (several.cate_id, several.at_group, several.step, several.in_stock, several.ships_free)
    RETURNING price_counts.*)
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, step, in_stock, ships_free, sum(products) FROM merged
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(products) <> 0;
END $$;
