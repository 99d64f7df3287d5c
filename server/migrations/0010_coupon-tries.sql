CREATE TABLE "coupon_tries" (
	"s" text NOT NULL,
	"coupon_code" text NOT NULL,
	"client_hash" text DEFAULT '' NOT NULL,
	"found" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_tries_s_coupon_code_pk" PRIMARY KEY("s","coupon_code")
);
--> statement-breakpoint
CREATE INDEX "coupon_tries_address" ON "coupon_tries" USING btree ("client_hash","at");--> statement-breakpoint
CREATE INDEX "coupon_tries_age" ON "coupon_tries" USING btree ("at");