ALTER TABLE "order_lines" ADD COLUMN "tax_class" text DEFAULT 'taxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exempt_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "zero_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_buyer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'taxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_limits" CHECK ("products"."min_qty" >= 0 AND "products"."max_qty" >= 0 AND "products"."max_buyer" >= 0);