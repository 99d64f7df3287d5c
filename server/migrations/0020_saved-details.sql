CREATE TABLE "saved_details" (
	"id" text PRIMARY KEY NOT NULL,
	"cus_id" text NOT NULL,
	"kind" text NOT NULL,
	"content_hash" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"cnt_name" text DEFAULT '' NOT NULL,
	"phone1" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"addr1_postcode" text DEFAULT '' NOT NULL,
	"addr1" text DEFAULT '' NOT NULL,
	"invoice_title" text DEFAULT '' NOT NULL,
	"invoice_vatid" text DEFAULT '' NOT NULL,
	"invoice_carrier_type" text DEFAULT '' NOT NULL,
	"invoice_carrier_num" text DEFAULT '' NOT NULL,
	"invoice_love_code" text DEFAULT '' NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_details" ADD CONSTRAINT "saved_details_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_details_content" ON "saved_details" USING btree ("cus_id","kind","content_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_details_default" ON "saved_details" USING btree ("cus_id","kind") WHERE is_default;