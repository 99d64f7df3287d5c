CREATE TABLE "embed_checkouts" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"browser_hash" text,
	"site" text DEFAULT '' NOT NULL,
	"site_name" text NOT NULL,
	"return_url" text NOT NULL,
	"lines" jsonb NOT NULL,
	"promo_code" text DEFAULT '' NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"ord_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "embed_checkouts_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "embed_checkouts_browser_hash_unique" UNIQUE("browser_hash")
);
--> statement-breakpoint
CREATE TABLE "embed_sites" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" jsonb NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "embed_checkouts_age" ON "embed_checkouts" USING btree ("c_date");