ALTER TABLE "promo_payout_months" ADD COLUMN "closed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_payouts" ADD COLUMN "paid_by" text DEFAULT '' NOT NULL;