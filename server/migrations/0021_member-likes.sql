CREATE TABLE "member_likes" (
	"cus_id" text NOT NULL,
	"prd_id" text NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_likes_cus_id_prd_id_pk" PRIMARY KEY("cus_id","prd_id")
);
--> statement-breakpoint
ALTER TABLE "product_likes" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_likes" ADD CONSTRAINT "member_likes_cus_id_members_cus_id_fk" FOREIGN KEY ("cus_id") REFERENCES "public"."members"("cus_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_likes" ADD CONSTRAINT "member_likes_prd_id_products_prd_id_fk" FOREIGN KEY ("prd_id") REFERENCES "public"."products"("prd_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_likes_product" ON "member_likes" USING btree ("prd_id");