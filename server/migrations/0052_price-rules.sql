CREATE TABLE "price_rules" (
	"rule_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "off_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "gift" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "applied_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "price_rules" jsonb;--> statement-breakpoint
CREATE INDEX "price_rules_date" ON "price_rules" USING btree ("c_date","rule_id");--> statement-breakpoint
CREATE INDEX "orders_rules" ON "orders" USING gin ("applied_rules" jsonb_path_ops) WHERE applied_rules <> '[]'::jsonb;