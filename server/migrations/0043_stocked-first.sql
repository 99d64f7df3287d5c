DROP INDEX "listed_new";--> statement-breakpoint
DROP INDEX "listed_cate_new";--> statement-breakpoint
DROP INDEX "listed_hot";--> statement-breakpoint
DROP INDEX "listed_cate_hot";--> statement-breakpoint
DROP INDEX "listed_price";--> statement-breakpoint
DROP INDEX "listed_cate_price";--> statement-breakpoint
DROP INDEX "listed_group";--> statement-breakpoint
DROP INDEX "listed_cate_group";--> statement-breakpoint
CREATE INDEX "listed_new" ON "listed_products" USING btree ("in_stock" DESC NULLS LAST,"u_date" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_new" ON "listed_products" USING btree ("cate_id","in_stock" DESC NULLS LAST,"u_date" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_hot" ON "listed_products" USING btree ("in_stock" DESC NULLS LAST,"sold_out_qty" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_hot" ON "listed_products" USING btree ("cate_id","in_stock" DESC NULLS LAST,"sold_out_qty" DESC NULLS LAST,"prd_id");--> statement-breakpoint
CREATE INDEX "listed_price" ON "listed_products" USING btree ("in_stock" DESC NULLS LAST,"price","prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_price" ON "listed_products" USING btree ("cate_id","in_stock" DESC NULLS LAST,"price","prd_id");--> statement-breakpoint
CREATE INDEX "listed_group" ON "listed_products" USING btree ("in_stock" DESC NULLS LAST,"price_group","prd_id");--> statement-breakpoint
CREATE INDEX "listed_cate_group" ON "listed_products" USING btree ("cate_id","in_stock" DESC NULLS LAST,"price_group","prd_id");