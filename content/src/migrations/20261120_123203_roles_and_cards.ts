import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor');
  ALTER TYPE "public"."enum_components_type" ADD VALUE IF NOT EXISTS 'level-card' BEFORE 'battles-strip';
  ALTER TYPE "public"."enum_components_type" ADD VALUE IF NOT EXISTS 'tier-card' BEFORE 'big-wins';
  ALTER TYPE "public"."enum__components_v_version_type" ADD VALUE IF NOT EXISTS 'level-card' BEFORE 'battles-strip';
  ALTER TYPE "public"."enum__components_v_version_type" ADD VALUE IF NOT EXISTS 'tier-card' BEFORE 'big-wins';
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'editor' NOT NULL;
  -- Whoever worked here before could do everything: the first one stays admin, the others keep publishing.
  UPDATE "users" SET "role" = 'publisher';
  UPDATE "users" SET "role" = 'admin' WHERE "id" = (SELECT min("id") FROM "users");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "components" ALTER COLUMN "type" SET DATA TYPE text;
  UPDATE "components" SET "type" = 'text' WHERE "type" IN ('level-card', 'tier-card');
  DROP TYPE "public"."enum_components_type";
  CREATE TYPE "public"."enum_components_type" AS ENUM('banner-slider', 'banner', 'info-list', 'text', 'games-rail', 'provider-strip', 'jackpots-strip', 'battles-strip', 'big-wins', 'faq', 'faq-item', 'call-to-action', 'dynamic-content');
  ALTER TABLE "components" ALTER COLUMN "type" SET DATA TYPE "public"."enum_components_type" USING "type"::"public"."enum_components_type";
  ALTER TABLE "_components_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  UPDATE "_components_v" SET "version_type" = 'text' WHERE "version_type" IN ('level-card', 'tier-card');
  DROP TYPE "public"."enum__components_v_version_type";
  CREATE TYPE "public"."enum__components_v_version_type" AS ENUM('banner-slider', 'banner', 'info-list', 'text', 'games-rail', 'provider-strip', 'jackpots-strip', 'battles-strip', 'big-wins', 'faq', 'faq-item', 'call-to-action', 'dynamic-content');
  ALTER TABLE "_components_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__components_v_version_type" USING "version_type"::"public"."enum__components_v_version_type";
  ALTER TABLE "users" DROP COLUMN "role";
  DROP TYPE "public"."enum_users_role";`)
}
