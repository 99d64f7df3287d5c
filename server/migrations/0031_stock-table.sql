CREATE TABLE "goods_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edit_id" bigint NOT NULL,
	"prd_id" text NOT NULL,
	"field" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_changes" ADD CONSTRAINT "goods_changes_edit_id_goods_edits_id_fk" FOREIGN KEY ("edit_id") REFERENCES "public"."goods_edits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_changes_edit" ON "goods_changes" USING btree ("edit_id","id");--> statement-breakpoint
CREATE INDEX "goods_changes_product" ON "goods_changes" USING btree ("prd_id","id");--> statement-breakpoint
CREATE INDEX "goods_edits_age" ON "goods_edits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "goods_edits_undoes" ON "goods_edits" USING btree ("undoes") WHERE undoes IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_hidden" ON "products" USING btree ("prd_id") WHERE NOT enabled;--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("prd_id") WHERE enabled AND on_hand - reserved <= low_stock;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_low_stock_amount" CHECK ("products"."low_stock" >= 0);