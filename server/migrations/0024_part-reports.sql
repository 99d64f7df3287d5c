CREATE TABLE "part_report_networks" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"period" timestamp (3) with time zone NOT NULL,
	"network" text NOT NULL,
	"pages" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "part_report_networks_remote_version_period_network_pk" PRIMARY KEY("remote","version","period","network")
);
--> statement-breakpoint
CREATE TABLE "part_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"phase" text NOT NULL,
	"outcome" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"ms" bigint NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	CONSTRAINT "part_reports_remote_version_phase_outcome_minute_pk" PRIMARY KEY("remote","version","phase","outcome","minute")
);
--> statement-breakpoint
CREATE INDEX "part_report_networks_period" ON "part_report_networks" USING btree ("period");--> statement-breakpoint
CREATE INDEX "part_reports_minute" ON "part_reports" USING btree ("minute");