-- An import lists what it changes in batches: in a transaction that sets pinpu.listing to 'batch', a change of a
-- product's texts is left to list_products(), which that transaction calls itself before it ends.
CREATE OR REPLACE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('pinpu.listing', true) = 'batch' THEN RETURN NULL; END IF;
  PERFORM list_products(ARRAY[OLD.prd_id, NEW.prd_id]);
  RETURN NULL;
END $$;
