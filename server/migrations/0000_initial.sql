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
CREATE TABLE "listed_products" (
	"prd_id" text PRIMARY KEY NOT NULL,
	"cate_id" text NOT NULL,
	"price" integer NOT NULL,
	"price_group" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"ships_free" boolean NOT NULL,
	"rank" integer NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL,
	"sold_out_qty" integer NOT NULL,
	"featured" integer,
	"search_name" text NOT NULL,
	"search_shelf" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"filler" text DEFAULT repeat(' ', 2000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_carts" (
	"cus_id" text PRIMARY KEY NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
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
	"pay_period" integer DEFAULT 0 NOT NULL,
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
	"pay_period" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "pickup_visits" (
	"state" text PRIMARY KEY NOT NULL,
	"s" text NOT NULL,
	"sub_type" text NOT NULL,
	"back" text NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"rec_meta" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_counts" (
	"cate_id" text NOT NULL,
	"at_group" boolean NOT NULL,
	"step" integer NOT NULL,
	"in_stock" boolean NOT NULL,
	"ships_free" boolean NOT NULL,
	"products" integer NOT NULL
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
	"price_group" integer GENERATED ALWAYS AS (CASE WHEN price1 > 0 AND price1 < price THEN price1 ELSE price END) STORED NOT NULL,
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
	"pay_period" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "member_carts" ADD CONSTRAINT "member_carts_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "listed_search" ON "listed_products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listed_rank" ON "listed_products" USING btree ("rank" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_rank" ON "listed_products" USING btree ("cate_id","rank" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_new" ON "listed_products" USING btree ("u_date" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_new" ON "listed_products" USING btree ("cate_id","u_date" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_hot" ON "listed_products" USING btree ("sold_out_qty" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_hot" ON "listed_products" USING btree ("cate_id","sold_out_qty" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_price" ON "listed_products" USING btree ("price","prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_price" ON "listed_products" USING btree ("cate_id","price","prd_id");--> statement-breakpoint
CREATE INDEX "listed_group" ON "listed_products" USING btree ("price_group","prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_group" ON "listed_products" USING btree ("cate_id","price_group","prd_id");--> statement-breakpoint
CREATE INDEX "listed_featured" ON "listed_products" USING btree ("featured","prd_id") WHERE featured IS NOT NULL;--> statement-breakpoint
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
CREATE INDEX "pickup_visits_session" ON "pickup_visits" USING btree ("s","answered_at");--> statement-breakpoint
CREATE INDEX "pickup_visits_age" ON "pickup_visits" USING btree ("c_date");--> statement-breakpoint
CREATE INDEX "price_counts_sum" ON "price_counts" USING btree ("at_group","cate_id","step","in_stock","ships_free","products");--> statement-breakpoint
CREATE INDEX "product_likes_product" ON "product_likes" USING btree ("prd_id");--> statement-breakpoint
CREATE INDEX "products_cate" ON "products" USING btree ("cate_id");--> statement-breakpoint
CREATE INDEX "promo_codes_member" ON "promo_codes" USING btree ("cus_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_trade" ON "refund_tasks" USING btree ("trade_no","reason");--> statement-breakpoint
CREATE INDEX "refund_tasks_open" ON "refund_tasks" USING btree ("status","c_date");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_trades_trade" ON "sandbox_trades" USING btree ("trade_no");--> statement-breakpoint
CREATE INDEX "sandbox_trades_unheard" ON "sandbox_trades" USING btree ("unheard","u_date");--> statement-breakpoint
CREATE INDEX "short_links_member" ON "short_links" USING btree ("cus_id","c_date");--> statement-breakpoint
CREATE INDEX "short_links_target" ON "short_links" USING btree ("cus_id","target");--> statement-breakpoint
CREATE INDEX "stock_reservations_expiry" ON "stock_reservations" USING btree ("state","expires_at");--> statement-breakpoint
-- What the generated schema can't say; appended to the migration by `npm run -w server db:generate`.
-- The one form in which texts are compared, for what the shop wrote and for what a person typed alike: full-width
-- letters, digits and spaces as half-width ones, lower case, nothing unseen, variants as one, single spaces.
CREATE FUNCTION search_form(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(written, NFKC)),
        '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF]',
        '', 'g'),
      '臺裏峯鷄', '台裡峰雞'),
    '[\s[:cntrl:]\u0085\u2028\u2029]+', ' ', 'g'))
$$;--> statement-breakpoint
-- What a person reads of a piece of HTML, for searching alone. Tags within a line part no words.
CREATE FUNCTION search_plain(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(regexp_replace(html,
      '<!--.*?-->|<(script|style)\M.*?</\1\s*>', ' ', 'gi'),
      '</?(a|b|em|i|mark|small|span|strong|sub|sup|u)(\s[^<>]*)?>', '', 'gi'),
      '<[^<>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;--> statement-breakpoint
-- Every pair of characters that stand beside each other, and the last one alone: what the index holds of a text.
CREATE FUNCTION search_pairs(form text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT c[i] || coalesce(c[i + 1], '') FROM generate_series(1, cardinality(c)) AS i))
  FROM (SELECT string_to_array(form, NULL) AS c) AS characters
$$;--> statement-breakpoint
-- The words of a keyword, each once; a very long keyword is cut, it could find nothing more.
CREATE FUNCTION search_words(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT word FROM unnest(string_to_array(left(search_form(left(typed, 400)), 100), ' '))
      WITH ORDINALITY AS words (word, place)
    WHERE word <> '' GROUP BY word ORDER BY min(place) LIMIT 8)
$$;--> statement-breakpoint
-- Texts that may hold all of these words: all pairs of each, or a pair that begins with a single character.
CREATE FUNCTION search_query(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(
    '''' || replace(replace(c[i] || coalesce(c[i + 1], ''), '\', '\\'), '''', '''''') || ''''
      || CASE WHEN cardinality(c) = 1 THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM (SELECT string_to_array(word, NULL) AS c FROM unnest(words) AS word) AS characters,
    generate_series(1, greatest(cardinality(c) - 1, 1)) AS i
$$;--> statement-breakpoint
-- A row of `listed_products` is short: its long texts lie outside, and nothing plans by what they hold.
ALTER TABLE listed_products SET (toast_tuple_target = 256),
  ALTER search_name SET STORAGE MAIN,
  ALTER search_shelf SET STORAGE MAIN,
  ALTER search_text SET STATISTICS 0,
  ALTER search SET STATISTICS 0;--> statement-breakpoint
-- Writes anew how these products are found; those that are not for sale are not.
CREATE FUNCTION list_products(prd_ids text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM listed_products WHERE prd_id = ANY(prd_ids);
  WITH shelves AS MATERIALIZED (
    SELECT one.cate_id, search_form(concat_ws(' ', one.cate_name, parent.cate_name)) AS form
    FROM categories AS one LEFT JOIN categories AS parent ON parent.cate_id = one.parent_cate_id
    WHERE one.cate_id IN (SELECT cate_id FROM products WHERE prd_id = ANY(prd_ids))),
  formed AS MATERIALIZED (
    SELECT p.prd_id, search_form(prd_name) AS name, form AS shelf, search_form(search_plain(
      prd_text_desc || ' ' || sl_desc_content || ' ' || ma_desc_content)) AS text
    FROM products AS p JOIN shelves USING (cate_id) WHERE p.prd_id = ANY(prd_ids) AND enabled)
  INSERT INTO listed_products (prd_id, cate_id, price, price_group, in_stock, ships_free, rank, u_date,
    sold_out_qty, featured, search_name, search_shelf, search_text, search)
  SELECT prd_id, cate_id, price, price_group, on_hand > reserved, ship_fee <= 0, rank, u_date,
    sold_out_qty, featured, name, shelf, text, search_pairs(name || ' ' || shelf || ' ' || text)
  FROM formed JOIN products USING (prd_id)
$$;--> statement-breakpoint
CREATE FUNCTION list_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(array_agg(prd_id)) FROM added;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_added();--> statement-breakpoint
CREATE FUNCTION unlist_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_products WHERE prd_id IN (SELECT prd_id FROM removed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION unlist_removed();--> statement-breakpoint
CREATE FUNCTION unlist_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listed_products;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION unlist_all();--> statement-breakpoint
CREATE FUNCTION list_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(ARRAY[OLD.prd_id, NEW.prd_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE OF
    prd_id, prd_name, prd_text_desc, sl_desc_content, ma_desc_content, cate_id, enabled
  ON products FOR EACH ROW WHEN (
    (OLD.prd_id, OLD.prd_name, OLD.prd_text_desc, OLD.sl_desc_content, OLD.ma_desc_content, OLD.cate_id, OLD.enabled)
    IS DISTINCT FROM
    (NEW.prd_id, NEW.prd_name, NEW.prd_text_desc, NEW.sl_desc_content, NEW.ma_desc_content, NEW.cate_id, NEW.enabled))
  EXECUTE FUNCTION list_changed();--> statement-breakpoint
CREATE FUNCTION list_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listed_products SET price = NEW.price, price_group = NEW.price_group,
    in_stock = NEW.on_hand > NEW.reserved, ships_free = NEW.ship_fee <= 0, rank = NEW.rank, u_date = NEW.u_date,
    sold_out_qty = NEW.sold_out_qty, featured = NEW.featured
  WHERE prd_id = NEW.prd_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What is reserved writes here only where it is the last, or no longer is.
CREATE TRIGGER products_figures AFTER UPDATE OF
    price, price1, on_hand, reserved, ship_fee, rank, u_date, sold_out_qty, featured
  ON products FOR EACH ROW WHEN (NEW.enabled AND
    (OLD.price, OLD.price_group, OLD.on_hand > OLD.reserved, OLD.ship_fee <= 0, OLD.rank, OLD.u_date, OLD.sold_out_qty, OLD.featured)
    IS DISTINCT FROM
    (NEW.price, NEW.price_group, NEW.on_hand > NEW.reserved, NEW.ship_fee <= 0, NEW.rank, NEW.u_date, NEW.sold_out_qty, NEW.featured))
  EXECUTE FUNCTION list_figures();--> statement-breakpoint
-- The products are locked first, in the order in which orders lock them.
CREATE FUNCTION list_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_products(array_agg(prd_id)) FROM (
    SELECT prd_id FROM products WHERE cate_id = NEW.cate_id
      OR cate_id IN (SELECT cate_id FROM categories WHERE parent_cate_id = NEW.cate_id)
    ORDER BY prd_id FOR NO KEY UPDATE) AS held;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER UPDATE OF cate_name, parent_cate_id ON categories
  FOR EACH ROW EXECUTE FUNCTION list_category();--> statement-breakpoint
CREATE FUNCTION price_step(amount integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT amount - amount % (10 ^ greatest(0, length(amount::text) - 2))::integer
$$;--> statement-breakpoint
CREATE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, price_step(amount), in_stock, ships_free, count(*)
    FROM added CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_added AFTER INSERT ON listed_products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed();--> statement-breakpoint
CREATE FUNCTION count_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, price_step(amount), in_stock, ships_free, -count(*)
    FROM removed CROSS JOIN LATERAL (VALUES (false, price), (true, price_group)) AS prices (at_group, amount)
    GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_removed AFTER DELETE ON listed_products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_unlisted();--> statement-breakpoint
CREATE FUNCTION count_relisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products) VALUES
    (OLD.cate_id, false, price_step(OLD.price), OLD.in_stock, OLD.ships_free, -1),
    (OLD.cate_id, true, price_step(OLD.price_group), OLD.in_stock, OLD.ships_free, -1),
    (NEW.cate_id, false, price_step(NEW.price), NEW.in_stock, NEW.ships_free, 1),
    (NEW.cate_id, true, price_step(NEW.price_group), NEW.in_stock, NEW.ships_free, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER listed_changed AFTER UPDATE OF cate_id, price, price_group, in_stock, ships_free ON listed_products
  FOR EACH ROW WHEN (
    (OLD.cate_id, OLD.price, OLD.price_group, OLD.in_stock, OLD.ships_free)
    IS DISTINCT FROM
    (NEW.cate_id, NEW.price, NEW.price_group, NEW.in_stock, NEW.ships_free))
  EXECUTE FUNCTION count_relisted();--> statement-breakpoint
-- Makes one row of those that count the same. Who counts meanwhile doesn't wait; who merges, waits.
CREATE FUNCTION merge_price_counts() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE price_counts IN SHARE UPDATE EXCLUSIVE MODE;
  WITH several AS (
    SELECT cate_id, at_group, step, in_stock, ships_free FROM price_counts
    GROUP BY 1, 2, 3, 4, 5 HAVING count(*) > 1 OR sum(products) = 0),
  merged AS (
    DELETE FROM price_counts USING several WHERE
      (price_counts.cate_id, price_counts.at_group, price_counts.step, price_counts.in_stock, price_counts.ships_free)
      = (several.cate_id, several.at_group, several.step, several.in_stock, several.ships_free)
    RETURNING price_counts.*)
  INSERT INTO price_counts (cate_id, at_group, step, in_stock, ships_free, products)
    SELECT cate_id, at_group, step, in_stock, ships_free, sum(products) FROM merged
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(products) <> 0;
END $$;
