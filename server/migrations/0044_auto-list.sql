ALTER TABLE "products" ADD COLUMN "auto_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_auto_list" ON "products" USING btree ("u_date") WHERE auto_list;