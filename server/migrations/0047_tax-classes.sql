ALTER TABLE "order_lines" ADD COLUMN "tax_class" text DEFAULT 'taxed' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exempt_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "zero_amt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'taxed' NOT NULL;