--> statement-breakpoint
-- What the generated schema can't say; appended to the migration by `npm run -w server db:generate`.
CREATE FUNCTION mark_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION mark_product();--> statement-breakpoint
CREATE FUNCTION mark_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_marks AS marks (name, writes) VALUES (TG_ARGV[0], 1)
    ON CONFLICT (name) DO UPDATE SET writes = marks.writes + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue('removals');--> statement-breakpoint
CREATE TRIGGER categories_written AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue('categories');
