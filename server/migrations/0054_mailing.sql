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
CREATE TABLE "newsletter_recipients" (
	"newsletter_id" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"mail_id" text,
	CONSTRAINT "newsletter_recipients_newsletter_id_email_pk" PRIMARY KEY("newsletter_id","email")
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"newsletter_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preheader" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_newsletter_id_newsletters_newsletter_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("newsletter_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_reminders_cart" ON "cart_reminders" USING btree ("cus_id","cart_date");--> statement-breakpoint
CREATE INDEX "cart_reminders_key" ON "cart_reminders" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_consents_email" ON "mail_consents" USING btree ("email","topic");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_consents_token" ON "mail_consents" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_consents_state" ON "mail_consents" USING btree ("topic","state");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_waiting" ON "newsletter_recipients" USING btree ("newsletter_id","email") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_recipients_email" ON "newsletter_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletters_date" ON "newsletters" USING btree ("c_date","newsletter_id");--> statement-breakpoint
CREATE INDEX "outbox_mails_newsletter" ON "outbox_mails" USING btree ("c_date") WHERE kind = 'news';--> statement-breakpoint
CREATE INDEX "outbox_mails_news" ON "outbox_mails" USING btree ("to_email","c_date") WHERE kind = 'news-confirm';