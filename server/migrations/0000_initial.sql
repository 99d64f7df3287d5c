CREATE TABLE "admin_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"tokens_from" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_files" (
	"path" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"owner" text DEFAULT 'WEB' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"content" "bytea" NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_periods" (
	"BillPeriodId" text PRIMARY KEY NOT NULL,
	"BillPeriodName" text NOT NULL,
	"BillTemplateId" text NOT NULL,
	"BizMerchantId" text,
	"StartDate" text NOT NULL,
	"EndDate" text NOT NULL,
	"DeadLine" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_templates" (
	"BillTemplateId" text PRIMARY KEY NOT NULL,
	"Name" text NOT NULL,
	"BizAccountGroupId" text NOT NULL,
	"PrintLayoutType" integer DEFAULT 1 NOT NULL,
	"DtlList" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"UsePfn" boolean DEFAULT false NOT NULL,
	"SignNameA" text DEFAULT '' NOT NULL,
	"SignNameB" text DEFAULT '' NOT NULL,
	"SignNameC" text DEFAULT '' NOT NULL,
	"SignTitleA" text DEFAULT '' NOT NULL,
	"SignTitleB" text DEFAULT '' NOT NULL,
	"SignTitleC" text DEFAULT '' NOT NULL,
	"BillLayoutMemo" text DEFAULT '' NOT NULL,
	"IsDisplayZeroItem" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "biz_account_groups" (
	"BizAccountGroupId" text PRIMARY KEY NOT NULL,
	"Name" text NOT NULL,
	"BizUserId" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "biz_merchants" (
	"BizMerchantId" text PRIMARY KEY NOT NULL,
	"BizMerchantCode" text DEFAULT '' NOT NULL,
	"MerchantName" text NOT NULL,
	"EntryBankCode" text DEFAULT '' NOT NULL,
	"EntryBankNo" text DEFAULT '' NOT NULL,
	"BizUserId" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "biz_users" (
	"BizUserId" text PRIMARY KEY NOT NULL,
	"DisplayName" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_sessions" (
	"s" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"promo_code" text DEFAULT '' NOT NULL,
	"cart" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"writes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"cate_id" text PRIMARY KEY NOT NULL,
	"cate_name" text NOT NULL,
	"parent_cate_id" text DEFAULT '' NOT NULL,
	"cate_attachment" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_keys" (
	"s" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"ord_id" text,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_keys_s_key_pk" PRIMARY KEY("s","key")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"coupon_code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"min_amt" integer DEFAULT 0 NOT NULL,
	"starts" timestamp (3) with time zone,
	"ends" timestamp (3) with time zone,
	"max_uses" integer,
	"max_uses_per_buyer" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_percent" CHECK ("coupons"."kind" <> 'percent' OR "coupons"."value" BETWEEN 1 AND 100),
	CONSTRAINT "coupons_code_form" CHECK ("coupons"."coupon_code" ~ '^[0-9A-Z_-]{3,40}$')
);
--> statement-breakpoint
CREATE TABLE "link_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"visitor" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cus_id" text NOT NULL,
	"s" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"cus_id" text PRIMARY KEY NOT NULL,
	"acc_email" text NOT NULL,
	"cus_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"addr1" text DEFAULT '' NOT NULL,
	"addr1_postcode" text DEFAULT '' NOT NULL,
	"birth_day" text DEFAULT '' NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"cnt_name" text DEFAULT '' NOT NULL,
	"cnt_email" text DEFAULT '' NOT NULL,
	"cnt_phone1" text DEFAULT '' NOT NULL,
	"cnt_addr1" text DEFAULT '' NOT NULL,
	"cnt_addr1_postcode" text DEFAULT '' NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ord_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"ord_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"prd_id" text NOT NULL,
	"prd_name" text NOT NULL,
	"prd_man_pic" text DEFAULT '' NOT NULL,
	"prd_price" integer NOT NULL,
	"cost_wholesale" integer DEFAULT 0 NOT NULL,
	"qty" integer NOT NULL,
	"ship_fee" integer DEFAULT 0 NOT NULL,
	"ship_fee_free_amt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_ord_id_line_no_pk" PRIMARY KEY("ord_id","line_no"),
	CONSTRAINT "order_lines_qty" CHECK ("order_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"ord_id" text PRIMARY KEY NOT NULL,
	"guid" text NOT NULL,
	"ord_code" text NOT NULL,
	"s" text DEFAULT '' NOT NULL,
	"cus_id" text,
	"status" integer NOT NULL,
	"ord_date" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL,
	"pay_date" timestamp (3) with time zone,
	"pay_proc_date" timestamp (3) with time zone,
	"ship_date" timestamp (3) with time zone,
	"reservation_date" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"pay_deadline" timestamp (3) with time zone,
	"pay_note" text DEFAULT '' NOT NULL,
	"coupon_id" text DEFAULT '' NOT NULL,
	"coupon_code" text DEFAULT '' NOT NULL,
	"promo_code" text DEFAULT '' NOT NULL,
	"pl" integer DEFAULT 0 NOT NULL,
	"tot_amt" integer DEFAULT 0 NOT NULL,
	"tot_tax" integer DEFAULT 0 NOT NULL,
	"inv_amt" integer DEFAULT 0 NOT NULL,
	"ship_amt" integer DEFAULT 0 NOT NULL,
	"payment_fees" integer DEFAULT 0 NOT NULL,
	"dis_tot_amt" integer DEFAULT 0 NOT NULL,
	"dis_tot_tax" integer DEFAULT 0 NOT NULL,
	"dis_inv_amt" integer DEFAULT 0 NOT NULL,
	"dis_ship_amt" integer DEFAULT 0 NOT NULL,
	"pay_amt" integer DEFAULT 0 NOT NULL,
	"ap_amt" integer DEFAULT 0 NOT NULL,
	"curr" text DEFAULT 'TWD' NOT NULL,
	"curr_rate" integer DEFAULT 1 NOT NULL,
	"invoice_title" text DEFAULT '' NOT NULL,
	"invoice_addr1" text DEFAULT '' NOT NULL,
	"invoice_code" text DEFAULT '' NOT NULL,
	"invoice_random_no" text DEFAULT '' NOT NULL,
	"invoice_vatid" text DEFAULT '' NOT NULL,
	"invoice_carrier_type" text DEFAULT '' NOT NULL,
	"invoice_carrier_num" text DEFAULT '' NOT NULL,
	"invoice_love_code" text DEFAULT '' NOT NULL,
	"cus_name" text DEFAULT '' NOT NULL,
	"cus_email" text DEFAULT '' NOT NULL,
	"cus_phone" text DEFAULT '' NOT NULL,
	"cus_mobile" text DEFAULT '' NOT NULL,
	"cus_addr1" text DEFAULT '' NOT NULL,
	"cus_postcode" text DEFAULT '' NOT NULL,
	"birth_day" text DEFAULT '' NOT NULL,
	"cnt_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone1" text DEFAULT '' NOT NULL,
	"addr1" text DEFAULT '' NOT NULL,
	"addr1_postcode" text DEFAULT '' NOT NULL,
	"ill" text DEFAULT '' NOT NULL,
	"pay_way" integer DEFAULT 1 NOT NULL,
	"rec_way" integer DEFAULT 1 NOT NULL,
	"rec_time" text DEFAULT '' NOT NULL,
	"rec_meta" text DEFAULT '' NOT NULL,
	"pay_meta" text DEFAULT '' NOT NULL,
	"bnw_meta" text DEFAULT '' NOT NULL,
	"utm_meta" text DEFAULT '' NOT NULL,
	"ship_regon" text DEFAULT '' NOT NULL,
	"ship_code" text DEFAULT '' NOT NULL,
	"ship_msg" text DEFAULT '' NOT NULL,
	"ship_status_code" text DEFAULT '' NOT NULL,
	"ship_error_code" text DEFAULT '' NOT NULL,
	"cart_json" text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"magic_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"ord_id" text NOT NULL,
	"trade_no" text NOT NULL,
	"provider" text NOT NULL,
	"pay_way" integer NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"provider_trade_no" text DEFAULT '' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"kind" text NOT NULL,
	"verified" boolean NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "product_likes" (
	"s" text NOT NULL,
	"prd_id" text NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_likes_s_prd_id_pk" PRIMARY KEY("s","prd_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"prd_id" text PRIMARY KEY NOT NULL,
	"prd_name" text NOT NULL,
	"prd_man_pic" text DEFAULT '' NOT NULL,
	"prd_album_pics" text DEFAULT '{"section_1":[]}' NOT NULL,
	"prd_text_desc" text DEFAULT '' NOT NULL,
	"sl_desc_content" text DEFAULT '' NOT NULL,
	"ma_desc_content" text DEFAULT '' NOT NULL,
	"cate_id" text NOT NULL,
	"price" integer NOT NULL,
	"price1" integer DEFAULT 0 NOT NULL,
	"cost_wholesale" integer DEFAULT 0 NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold_out_qty" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"ship_fee" integer DEFAULT 0 NOT NULL,
	"ship_fee_free_amt" integer DEFAULT 0 NOT NULL,
	"featured" integer,
	"rank" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "products_price" CHECK ("products"."price" > 0 AND "products"."price1" >= 0 AND "products"."cost_wholesale" >= 0),
	CONSTRAINT "products_stock" CHECK ("products"."reserved" >= 0 AND "products"."on_hand" >= "products"."reserved")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"cus_id" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"ord_id" text NOT NULL,
	"trade_no" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"provider_trade_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"merchant" text NOT NULL,
	"amount" integer NOT NULL,
	"ord_code" text DEFAULT '' NOT NULL,
	"item_names" text DEFAULT '' NOT NULL,
	"return_urls" jsonb NOT NULL,
	"state" text NOT NULL,
	"pay_way" integer DEFAULT 0 NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"unheard" integer DEFAULT 0 NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"prd_ids" jsonb NOT NULL,
	"cus_id" text,
	"promo_code" text DEFAULT '' NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slideshows" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"m" text DEFAULT '' NOT NULL,
	"d" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '_self' NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"enable_sdate" text DEFAULT '' NOT NULL,
	"enable_edate" text DEFAULT '' NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"caption_position" text DEFAULT 'left' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"ord_id" text NOT NULL,
	"prd_id" text NOT NULL,
	"qty" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_reservations_ord_id_prd_id_pk" PRIMARY KEY("ord_id","prd_id"),
	CONSTRAINT "stock_reservations_qty" CHECK ("stock_reservations"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "system_users" (
	"UserId" text PRIMARY KEY NOT NULL,
	"DisplayName" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"GroupId" text PRIMARY KEY NOT NULL,
	"GroupCode" text DEFAULT '' NOT NULL,
	"Name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bill_periods" ADD CONSTRAINT "bill_periods_BillTemplateId_bill_templates_BillTemplateId_fk" FOREIGN KEY ("BillTemplateId") REFERENCES "public"."bill_templates"("BillTemplateId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_periods" ADD CONSTRAINT "bill_periods_BizMerchantId_biz_merchants_BizMerchantId_fk" FOREIGN KEY ("BizMerchantId") REFERENCES "public"."biz_merchants"("BizMerchantId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_templates" ADD CONSTRAINT "bill_templates_BizAccountGroupId_biz_account_groups_BizAccountGroupId_fk" FOREIGN KEY ("BizAccountGroupId") REFERENCES "public"."biz_account_groups"("BizAccountGroupId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biz_account_groups" ADD CONSTRAINT "biz_account_groups_BizUserId_biz_users_BizUserId_fk" FOREIGN KEY ("BizUserId") REFERENCES "public"."biz_users"("BizUserId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "biz_merchants" ADD CONSTRAINT "biz_merchants_BizUserId_biz_users_BizUserId_fk" FOREIGN KEY ("BizUserId") REFERENCES "public"."biz_users"("BizUserId") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_clicks" ADD CONSTRAINT "link_clicks_code_short_links_code_fk" FOREIGN KEY ("code") REFERENCES "public"."short_links"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tokens" ADD CONSTRAINT "member_tokens_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_likes" ADD CONSTRAINT "product_likes_s_cart_sessions_s_fk" FOREIGN KEY ("s") REFERENCES "public"."cart_sessions"("s") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_likes" ADD CONSTRAINT "product_likes_prd_id_products_prd_id_fk" FOREIGN KEY ("prd_id") REFERENCES "public"."products"("prd_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cate_id_categories_cate_id_fk" FOREIGN KEY ("cate_id") REFERENCES "public"."categories"("cate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_files_owner" ON "admin_files" USING btree ("owner","c_date");--> statement-breakpoint
CREATE INDEX "bill_periods_template" ON "bill_periods" USING btree ("BillTemplateId");--> statement-breakpoint
CREATE INDEX "bill_periods_merchant" ON "bill_periods" USING btree ("BizMerchantId");--> statement-breakpoint
CREATE INDEX "bill_templates_group" ON "bill_templates" USING btree ("BizAccountGroupId");--> statement-breakpoint
CREATE INDEX "biz_account_groups_user" ON "biz_account_groups" USING btree ("BizUserId");--> statement-breakpoint
CREATE INDEX "biz_merchants_user" ON "biz_merchants" USING btree ("BizUserId");--> statement-breakpoint
CREATE INDEX "cart_sessions_age" ON "cart_sessions" USING btree ("u_date");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_cate_id");--> statement-breakpoint
CREATE INDEX "categories_name" ON "categories" USING btree ("cate_name");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("coupon_code");--> statement-breakpoint
CREATE INDEX "link_clicks_code" ON "link_clicks" USING btree ("code","at");--> statement-breakpoint
CREATE INDEX "member_tokens_member" ON "member_tokens" USING btree ("cus_id");--> statement-breakpoint
CREATE INDEX "member_tokens_expiry" ON "member_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("acc_email");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("ord_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("prd_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_guid" ON "orders" USING btree ("guid");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code" ON "orders" USING btree ("ord_code");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("cus_id","ord_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_promo" ON "orders" USING btree ("promo_code","ord_date");--> statement-breakpoint
CREATE INDEX "orders_sweep" ON "orders" USING btree ("status","u_date");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("s","c_date");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("cus_email");--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon_id") WHERE coupon_id <> '';--> statement-breakpoint
CREATE INDEX "otp_codes_email" ON "otp_codes" USING btree ("email","c_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "otp_codes_magic" ON "otp_codes" USING btree ("magic_hash");--> statement-breakpoint
CREATE INDEX "otp_codes_expiry" ON "otp_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("status","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_dedupe" ON "outbox_mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_trade" ON "payment_attempts" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("ord_id","c_date");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_current" ON "payment_attempts" USING btree ("ord_id") WHERE status IN ('open', 'code_issued');--> statement-breakpoint
CREATE INDEX "payment_attempts_expiry" ON "payment_attempts" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_dedupe" ON "payment_notices" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "payment_notices_trade" ON "payment_notices" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "product_likes_product" ON "product_likes" USING btree ("prd_id");--> statement-breakpoint
CREATE INDEX "products_cate" ON "products" USING btree ("cate_id");--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "promo_codes_member" ON "promo_codes" USING btree ("cus_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_trade" ON "refund_tasks" USING btree ("trade_no","reason");--> statement-breakpoint
CREATE INDEX "refund_tasks_open" ON "refund_tasks" USING btree ("status","c_date");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_trades_trade" ON "sandbox_trades" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "sandbox_trades_unheard" ON "sandbox_trades" USING btree ("unheard","u_date");--> statement-breakpoint
CREATE INDEX "short_links_member" ON "short_links" USING btree ("cus_id","c_date");--> statement-breakpoint
CREATE INDEX "short_links_target" ON "short_links" USING btree ("cus_id","target");--> statement-breakpoint
CREATE INDEX "stock_reservations_expiry" ON "stock_reservations" USING btree ("state","expires_at");--> statement-breakpoint
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
