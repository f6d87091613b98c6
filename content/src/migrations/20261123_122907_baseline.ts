import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The last of the migrations that the baseline has taken the place of. */
const LAST_BEFORE = '20261122_190228_no_account_locks_and_preview_tickets'

/** The migrations that this database has seen; none of an empty one, where even their table is missing. */
async function namesBefore(db: MigrateUpArgs['db']): Promise<string[]> {
  const { rows: found } = await db.execute<{ there: boolean }>(sql`SELECT to_regclass('payload_migrations') IS NOT NULL AS there`)
  if (!found[0]?.there) return []
  const { rows } = await db.execute<{ name: string | null }>(sql`SELECT "name" FROM "payload_migrations" WHERE "batch" > 0`)
  return rows.flatMap(({ name }) => (name ? [name] : []))
}

/** Makes the whole schema in an empty database; one that the migrations before brought here has it already, and goes on from there. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const before = await namesBefore(db)
  if (before.includes(LAST_BEFORE)) return
  if (before.length > 0)
    throw new Error(
      `This database is older than the baseline of the migrations. Start it once with the last release that has the migration ${LAST_BEFORE}, which brings it there, then with this one. Nothing was changed.`,
    )
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_components_config_general_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum_components_config_general_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_components_config_desktop_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum_components_config_desktop_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_components_config_mobile_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum_components_config_mobile_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum_components_type" AS ENUM('banner-slider', 'banner', 'info-list', 'text', 'games-rail', 'provider-strip', 'jackpots-strip', 'level-card', 'battles-strip', 'tier-card', 'big-wins', 'faq', 'faq-item', 'call-to-action', 'dynamic-content');
  CREATE TYPE "public"."enum_components_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__components_v_version_config_general_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum__components_v_version_config_general_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum__components_v_version_config_desktop_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum__components_v_version_config_desktop_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum__components_v_version_config_mobile_kind" AS ENUM('text', 'component', 'image');
  CREATE TYPE "public"."enum__components_v_version_config_mobile_breakpoint" AS ENUM('mobile', 'tablet', 'desktop');
  CREATE TYPE "public"."enum__components_v_version_type" AS ENUM('banner-slider', 'banner', 'info-list', 'text', 'games-rail', 'provider-strip', 'jackpots-strip', 'level-card', 'battles-strip', 'tier-card', 'big-wins', 'faq', 'faq-item', 'call-to-action', 'dynamic-content');
  CREATE TYPE "public"."enum__components_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__components_v_published_locale" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_info_lists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_lists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__info_lists_v_published_locale" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_providers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__providers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__providers_v_published_locale" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_modal_records_type" AS ENUM('attention', 'error', 'warning', 'success', 'waiting_approval', 'prevention', 'prevention_activated', 'view-rating', 'view-rating-light', 'make-deposit', 'make-deposit-light', 'make-withdrawal', 'make-withdrawal-light', 'okay-primary', 'okay-primary-light');
  CREATE TYPE "public"."enum_modal_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modal_records_v_version_type" AS ENUM('attention', 'error', 'warning', 'success', 'waiting_approval', 'prevention', 'prevention_activated', 'view-rating', 'view-rating-light', 'make-deposit', 'make-deposit-light', 'make-withdrawal', 'make-withdrawal-light', 'okay-primary', 'okay-primary-light');
  CREATE TYPE "public"."enum__modal_records_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__modal_records_v_published_locale" AS ENUM('ua', 'ru', 'en', 'kz');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'publisher', 'editor');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_version" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "components_config_general" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_components_config_general_kind" DEFAULT 'text',
  	"breakpoint" "enum_components_config_general_breakpoint" DEFAULT 'desktop',
  	"component_id" integer,
  	"image_id" integer
  );
  
  CREATE TABLE "components_config_general_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "components_config_desktop" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_components_config_desktop_kind" DEFAULT 'text',
  	"breakpoint" "enum_components_config_desktop_breakpoint" DEFAULT 'desktop',
  	"component_id" integer,
  	"image_id" integer
  );
  
  CREATE TABLE "components_config_desktop_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "components_config_mobile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_components_config_mobile_kind" DEFAULT 'text',
  	"breakpoint" "enum_components_config_mobile_breakpoint" DEFAULT 'mobile',
  	"component_id" integer,
  	"image_id" integer
  );
  
  CREATE TABLE "components_config_mobile_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "components" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "enum_components_type",
  	"image_id" integer,
  	"dynamic_content_css" varchar,
  	"dynamic_content_js" varchar,
  	"page_id" integer,
  	"enabled" boolean DEFAULT true,
  	"with_auth" boolean DEFAULT true,
  	"without_auth" boolean DEFAULT true,
  	"order" numeric DEFAULT 0,
  	"order_non_auth" numeric DEFAULT 0,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_components_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "components_locales" (
  	"text" varchar,
  	"dynamic_content_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v_version_config_general" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__components_v_version_config_general_kind" DEFAULT 'text',
  	"breakpoint" "enum__components_v_version_config_general_breakpoint" DEFAULT 'desktop',
  	"component_id" integer,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_components_v_version_config_general_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v_version_config_desktop" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__components_v_version_config_desktop_kind" DEFAULT 'text',
  	"breakpoint" "enum__components_v_version_config_desktop_breakpoint" DEFAULT 'desktop',
  	"component_id" integer,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_components_v_version_config_desktop_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v_version_config_mobile" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__components_v_version_config_mobile_kind" DEFAULT 'text',
  	"breakpoint" "enum__components_v_version_config_mobile_breakpoint" DEFAULT 'mobile',
  	"component_id" integer,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_components_v_version_config_mobile_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_components_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_type" "enum__components_v_version_type",
  	"version_image_id" integer,
  	"version_dynamic_content_css" varchar,
  	"version_dynamic_content_js" varchar,
  	"version_page_id" integer,
  	"version_enabled" boolean DEFAULT true,
  	"version_with_auth" boolean DEFAULT true,
  	"version_without_auth" boolean DEFAULT true,
  	"version_order" numeric DEFAULT 0,
  	"version_order_non_auth" numeric DEFAULT 0,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__components_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__components_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_components_v_locales" (
  	"version_text" varchar,
  	"version_dynamic_content_body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "info_lists_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "info_lists_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "info_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"header_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_info_lists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "info_lists_locales" (
  	"header_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_info_lists_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_info_lists_v_version_items_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_info_lists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_header_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__info_lists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__info_lists_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_info_lists_v_locales" (
  	"version_header_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_providers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "providers_locales" (
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "providers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_providers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__providers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__providers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_providers_v_locales" (
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_providers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "social_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "modal_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"image_id" integer,
  	"type" "enum_modal_records_type",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_modal_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "modal_records_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_modal_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_image_id" integer,
  	"version_type" "enum__modal_records_v_version_type",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__modal_records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__modal_records_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_modal_records_v_locales" (
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "seed_marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"components_id" integer,
  	"info_lists_id" integer,
  	"providers_id" integer,
  	"social_links_id" integer,
  	"modal_records_id" integer,
  	"media_id" integer,
  	"users_id" integer,
  	"seed_marks_id" integer,
  	"preview_tickets_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_general" ADD CONSTRAINT "components_config_general_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_general" ADD CONSTRAINT "components_config_general_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_general" ADD CONSTRAINT "components_config_general_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_general_locales" ADD CONSTRAINT "components_config_general_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components_config_general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_desktop" ADD CONSTRAINT "components_config_desktop_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_desktop" ADD CONSTRAINT "components_config_desktop_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_desktop" ADD CONSTRAINT "components_config_desktop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_desktop_locales" ADD CONSTRAINT "components_config_desktop_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components_config_desktop"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_mobile" ADD CONSTRAINT "components_config_mobile_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_mobile" ADD CONSTRAINT "components_config_mobile_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_config_mobile" ADD CONSTRAINT "components_config_mobile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components_config_mobile_locales" ADD CONSTRAINT "components_config_mobile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components_config_mobile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "components" ADD CONSTRAINT "components_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components" ADD CONSTRAINT "components_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "components_locales" ADD CONSTRAINT "components_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_general" ADD CONSTRAINT "_components_v_version_config_general_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_general" ADD CONSTRAINT "_components_v_version_config_general_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_general" ADD CONSTRAINT "_components_v_version_config_general_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_general_locales" ADD CONSTRAINT "_components_v_version_config_general_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v_version_config_general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_desktop" ADD CONSTRAINT "_components_v_version_config_desktop_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_desktop" ADD CONSTRAINT "_components_v_version_config_desktop_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_desktop" ADD CONSTRAINT "_components_v_version_config_desktop_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_desktop_locales" ADD CONSTRAINT "_components_v_version_config_desktop_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v_version_config_desktop"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_mobile" ADD CONSTRAINT "_components_v_version_config_mobile_component_id_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_mobile" ADD CONSTRAINT "_components_v_version_config_mobile_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_mobile" ADD CONSTRAINT "_components_v_version_config_mobile_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v_version_config_mobile_locales" ADD CONSTRAINT "_components_v_version_config_mobile_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v_version_config_mobile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_components_v" ADD CONSTRAINT "_components_v_parent_id_components_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."components"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v" ADD CONSTRAINT "_components_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v" ADD CONSTRAINT "_components_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_components_v_locales" ADD CONSTRAINT "_components_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_components_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_lists_items" ADD CONSTRAINT "info_lists_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "info_lists_items" ADD CONSTRAINT "info_lists_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_lists_items_locales" ADD CONSTRAINT "info_lists_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_lists_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "info_lists" ADD CONSTRAINT "info_lists_header_image_id_media_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "info_lists_locales" ADD CONSTRAINT "info_lists_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."info_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_lists_v_version_items" ADD CONSTRAINT "_info_lists_v_version_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_lists_v_version_items" ADD CONSTRAINT "_info_lists_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_lists_v_version_items_locales" ADD CONSTRAINT "_info_lists_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_lists_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_info_lists_v" ADD CONSTRAINT "_info_lists_v_parent_id_info_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."info_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_lists_v" ADD CONSTRAINT "_info_lists_v_version_header_image_id_media_id_fk" FOREIGN KEY ("version_header_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_info_lists_v_locales" ADD CONSTRAINT "_info_lists_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_info_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "providers_locales" ADD CONSTRAINT "providers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "providers_texts" ADD CONSTRAINT "providers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_providers_v" ADD CONSTRAINT "_providers_v_parent_id_providers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."providers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_providers_v_locales" ADD CONSTRAINT "_providers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_providers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_providers_v_texts" ADD CONSTRAINT "_providers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_providers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "social_links_locales" ADD CONSTRAINT "social_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modal_records" ADD CONSTRAINT "modal_records_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modal_records_locales" ADD CONSTRAINT "modal_records_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modal_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modal_records_v" ADD CONSTRAINT "_modal_records_v_parent_id_modal_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modal_records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modal_records_v" ADD CONSTRAINT "_modal_records_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_modal_records_v_locales" ADD CONSTRAINT "_modal_records_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modal_records_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_components_fk" FOREIGN KEY ("components_id") REFERENCES "public"."components"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_info_lists_fk" FOREIGN KEY ("info_lists_id") REFERENCES "public"."info_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_providers_fk" FOREIGN KEY ("providers_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_links_fk" FOREIGN KEY ("social_links_id") REFERENCES "public"."social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modal_records_fk" FOREIGN KEY ("modal_records_id") REFERENCES "public"."modal_records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seed_marks_fk" FOREIGN KEY ("seed_marks_id") REFERENCES "public"."seed_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_tickets_fk" FOREIGN KEY ("preview_tickets_id") REFERENCES "public"."preview_tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_config_general_order_idx" ON "components_config_general" USING btree ("_order");
  CREATE INDEX "components_config_general_parent_id_idx" ON "components_config_general" USING btree ("_parent_id");
  CREATE INDEX "components_config_general_component_idx" ON "components_config_general" USING btree ("component_id");
  CREATE INDEX "components_config_general_image_idx" ON "components_config_general" USING btree ("image_id");
  CREATE UNIQUE INDEX "components_config_general_locales_locale_parent_id_unique" ON "components_config_general_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_config_desktop_order_idx" ON "components_config_desktop" USING btree ("_order");
  CREATE INDEX "components_config_desktop_parent_id_idx" ON "components_config_desktop" USING btree ("_parent_id");
  CREATE INDEX "components_config_desktop_component_idx" ON "components_config_desktop" USING btree ("component_id");
  CREATE INDEX "components_config_desktop_image_idx" ON "components_config_desktop" USING btree ("image_id");
  CREATE UNIQUE INDEX "components_config_desktop_locales_locale_parent_id_unique" ON "components_config_desktop_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_config_mobile_order_idx" ON "components_config_mobile" USING btree ("_order");
  CREATE INDEX "components_config_mobile_parent_id_idx" ON "components_config_mobile" USING btree ("_parent_id");
  CREATE INDEX "components_config_mobile_component_idx" ON "components_config_mobile" USING btree ("component_id");
  CREATE INDEX "components_config_mobile_image_idx" ON "components_config_mobile" USING btree ("image_id");
  CREATE UNIQUE INDEX "components_config_mobile_locales_locale_parent_id_unique" ON "components_config_mobile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "components_key_idx" ON "components" USING btree ("key");
  CREATE INDEX "components_type_idx" ON "components" USING btree ("type");
  CREATE INDEX "components_image_idx" ON "components" USING btree ("image_id");
  CREATE INDEX "components_page_idx" ON "components" USING btree ("page_id");
  CREATE INDEX "components_updated_at_idx" ON "components" USING btree ("updated_at");
  CREATE INDEX "components_created_at_idx" ON "components" USING btree ("created_at");
  CREATE INDEX "components__status_idx" ON "components" USING btree ("_status");
  CREATE UNIQUE INDEX "page_key_idx" ON "components" USING btree ("page_id","key");
  CREATE UNIQUE INDEX "components_locales_locale_parent_id_unique" ON "components_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_version_config_general_order_idx" ON "_components_v_version_config_general" USING btree ("_order");
  CREATE INDEX "_components_v_version_config_general_parent_id_idx" ON "_components_v_version_config_general" USING btree ("_parent_id");
  CREATE INDEX "_components_v_version_config_general_component_idx" ON "_components_v_version_config_general" USING btree ("component_id");
  CREATE INDEX "_components_v_version_config_general_image_idx" ON "_components_v_version_config_general" USING btree ("image_id");
  CREATE UNIQUE INDEX "_components_v_version_config_general_locales_locale_parent_i" ON "_components_v_version_config_general_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_version_config_desktop_order_idx" ON "_components_v_version_config_desktop" USING btree ("_order");
  CREATE INDEX "_components_v_version_config_desktop_parent_id_idx" ON "_components_v_version_config_desktop" USING btree ("_parent_id");
  CREATE INDEX "_components_v_version_config_desktop_component_idx" ON "_components_v_version_config_desktop" USING btree ("component_id");
  CREATE INDEX "_components_v_version_config_desktop_image_idx" ON "_components_v_version_config_desktop" USING btree ("image_id");
  CREATE UNIQUE INDEX "_components_v_version_config_desktop_locales_locale_parent_i" ON "_components_v_version_config_desktop_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_version_config_mobile_order_idx" ON "_components_v_version_config_mobile" USING btree ("_order");
  CREATE INDEX "_components_v_version_config_mobile_parent_id_idx" ON "_components_v_version_config_mobile" USING btree ("_parent_id");
  CREATE INDEX "_components_v_version_config_mobile_component_idx" ON "_components_v_version_config_mobile" USING btree ("component_id");
  CREATE INDEX "_components_v_version_config_mobile_image_idx" ON "_components_v_version_config_mobile" USING btree ("image_id");
  CREATE UNIQUE INDEX "_components_v_version_config_mobile_locales_locale_parent_id" ON "_components_v_version_config_mobile_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_components_v_parent_idx" ON "_components_v" USING btree ("parent_id");
  CREATE INDEX "_components_v_version_version_key_idx" ON "_components_v" USING btree ("version_key");
  CREATE INDEX "_components_v_version_version_type_idx" ON "_components_v" USING btree ("version_type");
  CREATE INDEX "_components_v_version_version_image_idx" ON "_components_v" USING btree ("version_image_id");
  CREATE INDEX "_components_v_version_version_page_idx" ON "_components_v" USING btree ("version_page_id");
  CREATE INDEX "_components_v_version_version_updated_at_idx" ON "_components_v" USING btree ("version_updated_at");
  CREATE INDEX "_components_v_version_version_created_at_idx" ON "_components_v" USING btree ("version_created_at");
  CREATE INDEX "_components_v_version_version__status_idx" ON "_components_v" USING btree ("version__status");
  CREATE INDEX "_components_v_created_at_idx" ON "_components_v" USING btree ("created_at");
  CREATE INDEX "_components_v_updated_at_idx" ON "_components_v" USING btree ("updated_at");
  CREATE INDEX "_components_v_snapshot_idx" ON "_components_v" USING btree ("snapshot");
  CREATE INDEX "_components_v_published_locale_idx" ON "_components_v" USING btree ("published_locale");
  CREATE INDEX "_components_v_latest_idx" ON "_components_v" USING btree ("latest");
  CREATE INDEX "_components_v_autosave_idx" ON "_components_v" USING btree ("autosave");
  CREATE INDEX "version_page_version_key_idx" ON "_components_v" USING btree ("version_page_id","version_key");
  CREATE UNIQUE INDEX "_components_v_locales_locale_parent_id_unique" ON "_components_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "info_lists_items_order_idx" ON "info_lists_items" USING btree ("_order");
  CREATE INDEX "info_lists_items_parent_id_idx" ON "info_lists_items" USING btree ("_parent_id");
  CREATE INDEX "info_lists_items_key_idx" ON "info_lists_items" USING btree ("key");
  CREATE INDEX "info_lists_items_image_idx" ON "info_lists_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "info_lists_items_locales_locale_parent_id_unique" ON "info_lists_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "info_lists_key_idx" ON "info_lists" USING btree ("key");
  CREATE INDEX "info_lists_header_header_image_idx" ON "info_lists" USING btree ("header_image_id");
  CREATE INDEX "info_lists_updated_at_idx" ON "info_lists" USING btree ("updated_at");
  CREATE INDEX "info_lists_created_at_idx" ON "info_lists" USING btree ("created_at");
  CREATE INDEX "info_lists__status_idx" ON "info_lists" USING btree ("_status");
  CREATE UNIQUE INDEX "info_lists_locales_locale_parent_id_unique" ON "info_lists_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_info_lists_v_version_items_order_idx" ON "_info_lists_v_version_items" USING btree ("_order");
  CREATE INDEX "_info_lists_v_version_items_parent_id_idx" ON "_info_lists_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_info_lists_v_version_items_key_idx" ON "_info_lists_v_version_items" USING btree ("key");
  CREATE INDEX "_info_lists_v_version_items_image_idx" ON "_info_lists_v_version_items" USING btree ("image_id");
  CREATE UNIQUE INDEX "_info_lists_v_version_items_locales_locale_parent_id_unique" ON "_info_lists_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_info_lists_v_parent_idx" ON "_info_lists_v" USING btree ("parent_id");
  CREATE INDEX "_info_lists_v_version_version_key_idx" ON "_info_lists_v" USING btree ("version_key");
  CREATE INDEX "_info_lists_v_version_header_version_header_image_idx" ON "_info_lists_v" USING btree ("version_header_image_id");
  CREATE INDEX "_info_lists_v_version_version_updated_at_idx" ON "_info_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_info_lists_v_version_version_created_at_idx" ON "_info_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_info_lists_v_version_version__status_idx" ON "_info_lists_v" USING btree ("version__status");
  CREATE INDEX "_info_lists_v_created_at_idx" ON "_info_lists_v" USING btree ("created_at");
  CREATE INDEX "_info_lists_v_updated_at_idx" ON "_info_lists_v" USING btree ("updated_at");
  CREATE INDEX "_info_lists_v_snapshot_idx" ON "_info_lists_v" USING btree ("snapshot");
  CREATE INDEX "_info_lists_v_published_locale_idx" ON "_info_lists_v" USING btree ("published_locale");
  CREATE INDEX "_info_lists_v_latest_idx" ON "_info_lists_v" USING btree ("latest");
  CREATE INDEX "_info_lists_v_autosave_idx" ON "_info_lists_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_info_lists_v_locales_locale_parent_id_unique" ON "_info_lists_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "providers_slug_idx" ON "providers" USING btree ("slug");
  CREATE INDEX "providers_updated_at_idx" ON "providers" USING btree ("updated_at");
  CREATE INDEX "providers_created_at_idx" ON "providers" USING btree ("created_at");
  CREATE INDEX "providers__status_idx" ON "providers" USING btree ("_status");
  CREATE UNIQUE INDEX "providers_locales_locale_parent_id_unique" ON "providers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "providers_texts_order_parent" ON "providers_texts" USING btree ("order","parent_id");
  CREATE INDEX "providers_texts_locale_parent" ON "providers_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_providers_v_parent_idx" ON "_providers_v" USING btree ("parent_id");
  CREATE INDEX "_providers_v_version_version_slug_idx" ON "_providers_v" USING btree ("version_slug");
  CREATE INDEX "_providers_v_version_version_updated_at_idx" ON "_providers_v" USING btree ("version_updated_at");
  CREATE INDEX "_providers_v_version_version_created_at_idx" ON "_providers_v" USING btree ("version_created_at");
  CREATE INDEX "_providers_v_version_version__status_idx" ON "_providers_v" USING btree ("version__status");
  CREATE INDEX "_providers_v_created_at_idx" ON "_providers_v" USING btree ("created_at");
  CREATE INDEX "_providers_v_updated_at_idx" ON "_providers_v" USING btree ("updated_at");
  CREATE INDEX "_providers_v_snapshot_idx" ON "_providers_v" USING btree ("snapshot");
  CREATE INDEX "_providers_v_published_locale_idx" ON "_providers_v" USING btree ("published_locale");
  CREATE INDEX "_providers_v_latest_idx" ON "_providers_v" USING btree ("latest");
  CREATE INDEX "_providers_v_autosave_idx" ON "_providers_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_providers_v_locales_locale_parent_id_unique" ON "_providers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_providers_v_texts_order_parent" ON "_providers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_providers_v_texts_locale_parent" ON "_providers_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "social_links_key_idx" ON "social_links" USING btree ("key");
  CREATE INDEX "social_links_updated_at_idx" ON "social_links" USING btree ("updated_at");
  CREATE INDEX "social_links_created_at_idx" ON "social_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "social_links_locales_locale_parent_id_unique" ON "social_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "modal_records_key_idx" ON "modal_records" USING btree ("key");
  CREATE INDEX "modal_records_image_idx" ON "modal_records" USING btree ("image_id");
  CREATE INDEX "modal_records_updated_at_idx" ON "modal_records" USING btree ("updated_at");
  CREATE INDEX "modal_records_created_at_idx" ON "modal_records" USING btree ("created_at");
  CREATE INDEX "modal_records__status_idx" ON "modal_records" USING btree ("_status");
  CREATE UNIQUE INDEX "modal_records_locales_locale_parent_id_unique" ON "modal_records_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_modal_records_v_parent_idx" ON "_modal_records_v" USING btree ("parent_id");
  CREATE INDEX "_modal_records_v_version_version_key_idx" ON "_modal_records_v" USING btree ("version_key");
  CREATE INDEX "_modal_records_v_version_version_image_idx" ON "_modal_records_v" USING btree ("version_image_id");
  CREATE INDEX "_modal_records_v_version_version_updated_at_idx" ON "_modal_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_modal_records_v_version_version_created_at_idx" ON "_modal_records_v" USING btree ("version_created_at");
  CREATE INDEX "_modal_records_v_version_version__status_idx" ON "_modal_records_v" USING btree ("version__status");
  CREATE INDEX "_modal_records_v_created_at_idx" ON "_modal_records_v" USING btree ("created_at");
  CREATE INDEX "_modal_records_v_updated_at_idx" ON "_modal_records_v" USING btree ("updated_at");
  CREATE INDEX "_modal_records_v_snapshot_idx" ON "_modal_records_v" USING btree ("snapshot");
  CREATE INDEX "_modal_records_v_published_locale_idx" ON "_modal_records_v" USING btree ("published_locale");
  CREATE INDEX "_modal_records_v_latest_idx" ON "_modal_records_v" USING btree ("latest");
  CREATE INDEX "_modal_records_v_autosave_idx" ON "_modal_records_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_modal_records_v_locales_locale_parent_id_unique" ON "_modal_records_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_key_idx" ON "media" USING btree ("key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "seed_marks_key_idx" ON "seed_marks" USING btree ("key");
  CREATE INDEX "seed_marks_updated_at_idx" ON "seed_marks" USING btree ("updated_at");
  CREATE INDEX "seed_marks_created_at_idx" ON "seed_marks" USING btree ("created_at");
  CREATE UNIQUE INDEX "preview_tickets_digest_idx" ON "preview_tickets" USING btree ("digest");
  CREATE INDEX "preview_tickets_updated_at_idx" ON "preview_tickets" USING btree ("updated_at");
  CREATE INDEX "preview_tickets_created_at_idx" ON "preview_tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_components_id_idx" ON "payload_locked_documents_rels" USING btree ("components_id");
  CREATE INDEX "payload_locked_documents_rels_info_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("info_lists_id");
  CREATE INDEX "payload_locked_documents_rels_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("providers_id");
  CREATE INDEX "payload_locked_documents_rels_social_links_id_idx" ON "payload_locked_documents_rels" USING btree ("social_links_id");
  CREATE INDEX "payload_locked_documents_rels_modal_records_id_idx" ON "payload_locked_documents_rels" USING btree ("modal_records_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_seed_marks_id_idx" ON "payload_locked_documents_rels" USING btree ("seed_marks_id");
  CREATE INDEX "payload_locked_documents_rels_preview_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_tickets_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "components_config_general" CASCADE;
  DROP TABLE "components_config_general_locales" CASCADE;
  DROP TABLE "components_config_desktop" CASCADE;
  DROP TABLE "components_config_desktop_locales" CASCADE;
  DROP TABLE "components_config_mobile" CASCADE;
  DROP TABLE "components_config_mobile_locales" CASCADE;
  DROP TABLE "components" CASCADE;
  DROP TABLE "components_locales" CASCADE;
  DROP TABLE "_components_v_version_config_general" CASCADE;
  DROP TABLE "_components_v_version_config_general_locales" CASCADE;
  DROP TABLE "_components_v_version_config_desktop" CASCADE;
  DROP TABLE "_components_v_version_config_desktop_locales" CASCADE;
  DROP TABLE "_components_v_version_config_mobile" CASCADE;
  DROP TABLE "_components_v_version_config_mobile_locales" CASCADE;
  DROP TABLE "_components_v" CASCADE;
  DROP TABLE "_components_v_locales" CASCADE;
  DROP TABLE "info_lists_items" CASCADE;
  DROP TABLE "info_lists_items_locales" CASCADE;
  DROP TABLE "info_lists" CASCADE;
  DROP TABLE "info_lists_locales" CASCADE;
  DROP TABLE "_info_lists_v_version_items" CASCADE;
  DROP TABLE "_info_lists_v_version_items_locales" CASCADE;
  DROP TABLE "_info_lists_v" CASCADE;
  DROP TABLE "_info_lists_v_locales" CASCADE;
  DROP TABLE "providers" CASCADE;
  DROP TABLE "providers_locales" CASCADE;
  DROP TABLE "providers_texts" CASCADE;
  DROP TABLE "_providers_v" CASCADE;
  DROP TABLE "_providers_v_locales" CASCADE;
  DROP TABLE "_providers_v_texts" CASCADE;
  DROP TABLE "social_links" CASCADE;
  DROP TABLE "social_links_locales" CASCADE;
  DROP TABLE "modal_records" CASCADE;
  DROP TABLE "modal_records_locales" CASCADE;
  DROP TABLE "_modal_records_v" CASCADE;
  DROP TABLE "_modal_records_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "seed_marks" CASCADE;
  DROP TABLE "preview_tickets" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_components_config_general_kind";
  DROP TYPE "public"."enum_components_config_general_breakpoint";
  DROP TYPE "public"."enum_components_config_desktop_kind";
  DROP TYPE "public"."enum_components_config_desktop_breakpoint";
  DROP TYPE "public"."enum_components_config_mobile_kind";
  DROP TYPE "public"."enum_components_config_mobile_breakpoint";
  DROP TYPE "public"."enum_components_type";
  DROP TYPE "public"."enum_components_status";
  DROP TYPE "public"."enum__components_v_version_config_general_kind";
  DROP TYPE "public"."enum__components_v_version_config_general_breakpoint";
  DROP TYPE "public"."enum__components_v_version_config_desktop_kind";
  DROP TYPE "public"."enum__components_v_version_config_desktop_breakpoint";
  DROP TYPE "public"."enum__components_v_version_config_mobile_kind";
  DROP TYPE "public"."enum__components_v_version_config_mobile_breakpoint";
  DROP TYPE "public"."enum__components_v_version_type";
  DROP TYPE "public"."enum__components_v_version_status";
  DROP TYPE "public"."enum__components_v_published_locale";
  DROP TYPE "public"."enum_info_lists_status";
  DROP TYPE "public"."enum__info_lists_v_version_status";
  DROP TYPE "public"."enum__info_lists_v_published_locale";
  DROP TYPE "public"."enum_providers_status";
  DROP TYPE "public"."enum__providers_v_version_status";
  DROP TYPE "public"."enum__providers_v_published_locale";
  DROP TYPE "public"."enum_modal_records_type";
  DROP TYPE "public"."enum_modal_records_status";
  DROP TYPE "public"."enum__modal_records_v_version_type";
  DROP TYPE "public"."enum__modal_records_v_version_status";
  DROP TYPE "public"."enum__modal_records_v_published_locale";
  DROP TYPE "public"."enum_users_role";`)
}
