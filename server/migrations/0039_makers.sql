CREATE TABLE "makers" (
	"maker_id" text PRIMARY KEY NOT NULL,
	"maker_name" text NOT NULL,
	"maker_place" text DEFAULT '' NOT NULL,
	"maker_story" text DEFAULT '' NOT NULL,
	"maker_picture" text DEFAULT '' NOT NULL,
	"food_reg_no" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "maker_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "net_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ingredients" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shelf_life" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "storage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "food_reg_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_id_makers_maker_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("maker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_maker" ON "products" USING btree ("maker_id");