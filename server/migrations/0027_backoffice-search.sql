CREATE INDEX "orders_date" ON "orders" USING btree ("ord_date","ord_code");--> statement-breakpoint
CREATE INDEX "orders_status_date" ON "orders" USING btree ("status","ord_date","ord_code");--> statement-breakpoint
CREATE INDEX "orders_code_prefix" ON "orders" USING btree ("ord_code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email_prefix" ON "orders" USING btree ("cus_email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_buyer_prefix" ON "orders" USING btree ("cus_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_recipient_prefix" ON "orders" USING btree ("cnt_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_mobile_prefix" ON "orders" USING btree ("cus_mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_phone_prefix" ON "orders" USING btree ("phone1" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_parcel" ON "orders" USING btree ("ship_code") WHERE ship_code <> '';--> statement-breakpoint
CREATE INDEX "orders_invoice" ON "orders" USING btree ("invoice_code") WHERE invoice_code <> '';