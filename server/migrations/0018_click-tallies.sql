CREATE TABLE "click_tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "click_tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cus_id" text,
	"code" text NOT NULL,
	"span" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"clicks" bigint NOT NULL,
	"merged" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "click_tallies_merged" ON "click_tallies" USING btree ("code","span","source") WHERE merged;--> statement-breakpoint
CREATE INDEX "click_tallies_new" ON "click_tallies" USING btree ("id") WHERE NOT merged;--> statement-breakpoint
CREATE INDEX "click_tallies_member" ON "click_tallies" USING btree ("cus_id","span") WHERE source <> '';--> statement-breakpoint
CREATE INDEX "click_tallies_link" ON "click_tallies" USING btree ("code","span");--> statement-breakpoint
-- Per statement: the foreign key to the link has locked the link by then, so that nobody erases it before the commit.
CREATE FUNCTION tally_link_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO click_tallies (cus_id, code, span, source, clicks)
    WITH visits AS (
      SELECT l.cus_id, c.code, coalesce(nullif(c.source, ''), 'other') AS source,
        to_char(c.at AT TIME ZONE 'Asia/Taipei', 'YYYY-MM-DD') AS day
      FROM added c JOIN short_links l ON l.code = c.code)
    SELECT cus_id, code, left(day, 7), source, count(*) FROM visits GROUP BY cus_id, code, left(day, 7), source
    UNION ALL
    SELECT cus_id, code, day, '', count(*) FROM visits GROUP BY cus_id, code, day;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER link_clicks_tallied AFTER INSERT ON link_clicks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION tally_link_clicks();--> statement-breakpoint
-- The visits that earlier releases have stored.
INSERT INTO click_tallies (cus_id, code, span, source, clicks, merged)
  SELECT l.cus_id, c.code, to_char(c.at AT TIME ZONE 'Asia/Taipei', 'YYYY-MM'),
    coalesce(nullif(c.source, ''), 'other'), count(*), true
  FROM link_clicks c JOIN short_links l ON l.code = c.code GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO click_tallies (cus_id, code, span, source, clicks, merged)
  SELECT l.cus_id, c.code, to_char(c.at AT TIME ZONE 'Asia/Taipei', 'YYYY-MM-DD'), '', count(*), true
  FROM link_clicks c JOIN short_links l ON l.code = c.code GROUP BY 1, 2, 3;
