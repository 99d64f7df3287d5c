CREATE TABLE "invoice_providers" (
	"name" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"ord_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"relate_number" text NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"random_no" text DEFAULT '' NOT NULL,
	"issued_on" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"c_date" timestamp (3) with time zone NOT NULL,
	"u_date" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_tasks" ADD CONSTRAINT "invoice_tasks_ord_id_orders_ord_id_fk" FOREIGN KEY ("ord_id") REFERENCES "public"."orders"("ord_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_tasks_order" ON "invoice_tasks" USING btree ("ord_id","c_date");--> statement-breakpoint
CREATE INDEX "invoice_tasks_next" ON "invoice_tasks" USING btree ("next_at") WHERE state IN ('due', 'sending');--> statement-breakpoint
CREATE INDEX "invoice_tasks_failed" ON "invoice_tasks" USING btree ("ord_id") WHERE state = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_tasks_issue" ON "invoice_tasks" USING btree ("ord_id") WHERE kind = 'issue' AND state <> 'voided';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_tasks_void" ON "invoice_tasks" USING btree ("ord_id") WHERE kind = 'void' AND state <> 'done';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_tasks_number" ON "invoice_tasks" USING btree ("kind","relate_number");--> statement-breakpoint
CREATE INDEX "orders_to_invoice" ON "orders" USING btree ("u_date") WHERE invoice_code = '' AND inv_amt > 0 AND status IN (3, 99);