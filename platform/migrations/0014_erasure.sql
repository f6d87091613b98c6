ALTER TABLE "users" DROP CONSTRAINT "users_contact_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_contact_check" CHECK (("users"."phone" is not null or "users"."email" is not null) = ("users"."erased_at" is null));--> statement-breakpoint
-- Steps of a case are added only. An erasure alone takes the words out of a note, and leaves the step.
drop trigger harm_steps_append_only on harm_steps;--> statement-breakpoint
create function harm_steps_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = 'erased'
    and (new.id, new.case_id, new.at, new.operator_id, new.step) = (old.id, old.case_id, old.at, old.operator_id, old.step)
  then
    return new;
  end if;
  raise exception 'harm_steps is append-only' using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
create trigger harm_steps_append_only before update or delete on harm_steps
  for each row execute function harm_steps_refuse_change();--> statement-breakpoint
create trigger harm_steps_no_truncate before truncate on harm_steps
  for each statement execute function ledger_refuse_change();
