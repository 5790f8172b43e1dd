const facts = `o.workflow, o.online, o.state, o.working, o.published_revision as "publishedRevision", o.published_from as "publishedFrom",
  o.published_till as "publishedTill", o.end_recorded as "endRecorded", o.planned_revision as "plannedRevision", o.planned_from as "plannedFrom",
  o.planned_till as "plannedTill", o.planned_by as "plannedBy", o.withdrawn_at as "withdrawnAt", o.deactivated_at as "deactivatedAt",
  o.archived_at as "archivedAt"`;
const productFacts = `o.product_workflow as workflow, o.online, p.state, p.working, p.published_revision as "publishedRevision",
  p.published_from as "publishedFrom", p.published_till as "publishedTill", p.end_recorded as "endRecorded",
  p.planned_revision as "plannedRevision", p.planned_from as "plannedFrom", p.planned_till as "plannedTill", p.planned_by as "plannedBy",
  p.withdrawn_at as "withdrawnAt", o.deactivated_at as "deactivatedAt", coalesce(p.archived_at, o.archived_at) as "archivedAt"`;
const shares = `(select count(*)::int from product_consumer c where c.product = p.key and c.state = 'accepted') as "sharedWith"`;

const saver = `case when s.id is null then null else json_build_object('key', s.id, 'name', s.name) end as "savedBy"`;

/** What a programmer would write who wants no more than the answer: no tenant, no session, no rights, no checks. */
export const get = `select o.key, o.title, t.key as team, t.name as "teamName", o.version, r.types, r.content, o.product_workflow as "productWorkflow",
  o.saved_at as "savedAt", o.created_at as "createdAt", o.depublication_note as "depublicationNote", ${saver}, ${facts}
  from organisation o join team t on t.key = o.team join revision r on r.record = o.key and r.number = o.working
  left join user_account s on s.id = o.saved_by where o.key = $1`;

export const list = `select o.key, o.title, t.key as team, t.name as "teamName", o.types, o.city, o.saved_at as "savedAt", ${saver}, ${facts},
  (select count(*)::int from organisation where tenant = $1 and archived_at is null) as total
  from organisation o join team t on t.key = o.team left join user_account s on s.id = o.saved_by
  where o.tenant = $1 and o.archived_at is null order by o.title, o.key limit 25`;

export const productGet = `select p.key, p.title, o.key as owner, o.title as "ownerTitle", p.version, r.types, r.content,
  p.saved_at as "savedAt", p.created_at as "createdAt", p.depublication_note as "depublicationNote", ${saver}, ${shares}, ${productFacts}
  from product p join organisation o on o.key = p.organisation join revision r on r.record = p.key and r.number = p.working
  left join user_account s on s.id = p.saved_by where p.key = $1`;

export const productList = `select p.key, p.title, o.key as owner, o.title as "ownerTitle", p.type, p.saved_at as "savedAt", ${saver}, ${shares},
  ${productFacts}, (select count(*)::int from product p join organisation o on o.key = p.organisation
    where p.tenant = $1 and p.archived_at is null and o.archived_at is null) as total
  from product p join organisation o on o.key = p.organisation left join user_account s on s.id = p.saved_by
  where p.tenant = $1 and p.archived_at is null and o.archived_at is null order by p.title, p.key limit 25`;

/** A kind of record is the name of its table. */
export type Kind = 'organisation' | 'product';

export const lock = (kind: Kind) => `select tenant, version, working from ${kind} where key = $1 for update`;

export const save = (kind: Kind) => `with saved as (
    update ${kind} set version = version + 1, working = working + 1, state = $2, title = $3, saved_at = now(), saved_by = $4 where key = $1),
  revised as (
    insert into revision (tenant, kind, record, number, made_at, made_by, types, content, fields)
    values ($5, '${kind}', $1, $6, now(), $4, $7, $8, $9))
  insert into audit (key, tenant, kind, record, at, by, action, act, revision, details)
  values (gen_random_uuid(), $5, '${kind}', $1, now(), $4, 'update', 'saveConcept', $6, '{}')`;

export const publish = (kind: Kind) => `with published as (
    update ${kind} set version = version + 1, state = 'ready', published_revision = working, published_from = now(), published_till = null,
    planned_revision = null, planned_from = null, planned_till = null, planned_by = null where key = $1)
  insert into audit (key, tenant, kind, record, at, by, action, act, revision, details)
  values (gen_random_uuid(), $2, '${kind}', $1, now(), $3, 'update', 'publish', $4, '{}')`;
