import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_tickets_id" integer;
  CREATE UNIQUE INDEX "preview_tickets_digest_idx" ON "preview_tickets" USING btree ("digest");
  CREATE INDEX "preview_tickets_updated_at_idx" ON "preview_tickets" USING btree ("updated_at");
  CREATE INDEX "preview_tickets_created_at_idx" ON "preview_tickets" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_tickets_fk" FOREIGN KEY ("preview_tickets_id") REFERENCES "public"."preview_tickets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_preview_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_tickets_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_tickets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_tickets" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_tickets_fk";
  
  DROP INDEX "payload_locked_documents_rels_preview_tickets_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_tickets_id";`)
}
