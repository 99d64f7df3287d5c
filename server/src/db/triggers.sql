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
CREATE FUNCTION index_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_name := search_form(NEW.prd_name);
  NEW.search_shelf := (
    SELECT search_form(coalesce(string_agg(cate_name, ' '), '')) FROM categories
    WHERE cate_id = NEW.cate_id
      OR cate_id = (SELECT parent_cate_id FROM categories WHERE cate_id = NEW.cate_id));
  NEW.search_text := search_form(search_plain(
    NEW.prd_text_desc || ' ' || NEW.sl_desc_content || ' ' || NEW.ma_desc_content));
  NEW.search := search_pairs(NEW.search_name || ' ' || NEW.search_shelf || ' ' || NEW.search_text);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_index BEFORE INSERT OR
  UPDATE OF prd_name, prd_text_desc, sl_desc_content, ma_desc_content, cate_id ON products
  FOR EACH ROW EXECUTE FUNCTION index_product();--> statement-breakpoint
CREATE FUNCTION index_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET cate_id = cate_id WHERE cate_id = NEW.cate_id
    OR cate_id IN (SELECT cate_id FROM categories WHERE parent_cate_id = NEW.cate_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_index AFTER UPDATE OF cate_name, parent_cate_id ON categories
  FOR EACH ROW EXECUTE FUNCTION index_category();--> statement-breakpoint
-- How many products of each category are for sale: counted as they are written, since counting takes longer the
-- more there are. What is merely sold writes nothing here.
CREATE FUNCTION count_shelved(shelved text, by integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shelf_counts AS counts (cate_id, products) VALUES (shelved, by)
    ON CONFLICT (cate_id) DO UPDATE SET products = counts.products + by
$$;--> statement-breakpoint
CREATE FUNCTION count_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_shelved(cate_id, count(*)::integer) FROM added WHERE enabled
    GROUP BY cate_id ORDER BY cate_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added();--> statement-breakpoint
CREATE FUNCTION count_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_shelved(cate_id, -count(*)::integer) FROM removed WHERE enabled
    GROUP BY cate_id ORDER BY cate_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed();--> statement-breakpoint
CREATE FUNCTION count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.enabled THEN PERFORM count_shelved(OLD.cate_id, -1); END IF;
  IF NEW.enabled THEN PERFORM count_shelved(NEW.cate_id, 1); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF enabled, cate_id ON products FOR EACH ROW
  WHEN (OLD.enabled IS DISTINCT FROM NEW.enabled OR OLD.cate_id IS DISTINCT FROM NEW.cate_id)
  EXECUTE FUNCTION count_moved();
