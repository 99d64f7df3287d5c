CREATE TABLE "restock_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"prd_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"s" text DEFAULT '' NOT NULL,
	"asking_s" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"token_until" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_prd_id_products_prd_id_fk" FOREIGN KEY ("prd_id") REFERENCES "public"."products"("prd_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_product" ON "restock_requests" USING btree ("prd_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_token" ON "restock_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "restock_requests_session" ON "restock_requests" USING btree ("s");--> statement-breakpoint
CREATE INDEX "restock_requests_asking" ON "restock_requests" USING btree ("asking_s");--> statement-breakpoint
CREATE INDEX "restock_requests_email" ON "restock_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "restock_requests_waiting" ON "restock_requests" USING btree ("prd_id","confirmed_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_mails_restock" ON "outbox_mails" USING btree ("to_email","c_date") WHERE kind = 'restock-confirm';