CREATE TABLE "unsaved_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unsaved_pictures_age" ON "unsaved_pictures" USING btree ("at");