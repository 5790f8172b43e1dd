-- Within (select …) the tenant is asked for once per statement, not once per row, and indexes that begin with it can be used.
create or replace procedure keep_apart(which regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', which);
  execute format('create policy own_tenant on %s to bronhouder_app using (tenant = (select this_tenant())) with check (tenant = (select this_tenant()))', which);
end $$;

do $$
declare which name;
begin
  for which in select tablename from pg_policies where schemaname = 'public' and policyname = 'own_tenant' and tablename <> 'tenant' loop
    execute format('alter policy own_tenant on %I using (tenant = (select this_tenant())) with check (tenant = (select this_tenant()))', which);
  end loop;
end $$;
alter policy own_tenant on tenant using (key = (select this_tenant()));

-- A handful of teams decides how much a list holds: the planner has to know them even while they are few.
alter table team set (autovacuum_analyze_threshold = 5);
