CREATE TABLE "cart_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"cus_id" text NOT NULL,
	"cart_date" timestamp (3) with time zone NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key_hash" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"token_hash" text,
	"token_until" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_reminders_cart" ON "cart_reminders" USING btree ("cus_id","cart_date");--> statement-breakpoint
CREATE INDEX "cart_reminders_key" ON "cart_reminders" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_consents_email" ON "mail_consents" USING btree ("email","topic");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_consents_token" ON "mail_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_consents_state" ON "mail_consents" USING btree ("topic","state");--> statement-breakpoint
CREATE INDEX "outbox_mails_news" ON "outbox_mails" USING btree ("to_email","c_date") WHERE kind = 'news-confirm';