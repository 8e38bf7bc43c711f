import { MIGRATION_NAMES } from "../migrate.js";
import { PLATFORM_NAME } from "../postgres/pool.js";

/** Runs a query on the database that is to be dealt out. */
export type Ask = <R>(sql: string) => Promise<R[]>;

/** Of Citus: outer joins and identity columns work as the platform needs them from here on. */
const OLDEST_CITUS = 12;

/** The reason why a database can't be dealt out, in words. */
export class NotFit extends Error {}

/** @throws NotFit */
export async function requireFit(ask: Ask): Promise<void> {
  await requireCitus(ask);
  await requireServers(ask);
  await requireSchema(ask);
  await requireNobody(ask);
}

async function requireCitus(ask: Ask): Promise<void> {
  const [citus] = await ask<{ extversion: string }>(
    "select extversion from pg_extension where extname = 'citus'",
  );
  if (!citus)
    throw new NotFit(
      "There is no Citus in this database. Install it on every server, then run in this database on each of them, as superuser: create extension citus",
    );
  if (Number.parseInt(citus.extversion, 10) < OLDEST_CITUS)
    throw new NotFit(`Citus ${citus.extversion} is too old: it must be ${OLDEST_CITUS} or newer.`);
}

interface Node {
  groupid: number;
  name: string;
  isactive: boolean;
  shouldhaveshards: boolean;
}

async function requireServers(ask: Ask): Promise<void> {
  const [local] = await ask<{ groupid: number }>("select groupid from pg_dist_local_group");
  if (local?.groupid !== 0)
    throw new NotFit("This server is one of the workers. Let DATABASE_URL name the coordinator.");
  const nodes = await ask<Node>(
    "select groupid, nodename || ':' || nodeport as name, isactive, shouldhaveshards from pg_dist_node where noderole = 'primary' order by nodeid",
  );
  if (!nodes.some(({ groupid }) => groupid === 0))
    throw new NotFit(
      "The coordinator does not know its own address. Run there, as superuser: select citus_set_coordinator_host('its address')",
    );
  const idle = nodes.find(({ isactive }) => !isactive);
  if (idle) throw new NotFit(`The server ${idle.name} is not active. Run: select citus_activate_node(…)`);
  if (!nodes.some(({ groupid, shouldhaveshards }) => groupid !== 0 && shouldhaveshards))
    throw new NotFit(
      "There are no workers. Run on the coordinator, as superuser, for each: select citus_add_node('its address', 5432)",
    );
  const unheard = await ask<{ name: string }>(
    "select from_nodename || ' to ' || to_nodename as name from citus_check_cluster_node_health() where result is not true",
  );
  if (unheard.length > 0)
    throw new NotFit(`Servers don't reach each other: ${unheard.map(({ name }) => name).join(", ")}`);
}

async function requireSchema(ask: Ask): Promise<void> {
  const [table] = await ask<{ there: string | null }>("select to_regclass('kysely_migration') as there");
  const done = table?.there ? await ask<{ name: string }>("select name from kysely_migration") : [];
  const names = new Set(done.map(({ name }) => name));
  if (done.some(({ name }) => !MIGRATION_NAMES.includes(name)))
    throw new NotFit("The database is of a newer version of the platform; this one can't work on it.");
  if (MIGRATION_NAMES.some((name) => !names.has(name)))
    throw new NotFit(
      "The database has not the schema of this version. Start a platform on it once, and stop it again.",
    );
}

/** A platform that began before would lock clients in another way. @throws NotFit */
export async function requireNobody(ask: Ask): Promise<void> {
  const [holder] = await ask<{ address: string | null; since: Date }>(
    `select host(client_addr) as address, backend_start as since from pg_stat_activity
     where datname = current_database() and application_name = '${PLATFORM_NAME}'
       and pid <> pg_backend_pid() order by backend_start limit 1`,
  );
  if (holder)
    throw new NotFit(
      `The database is in use by a platform (${holder.address ?? "on this machine"}, since ${holder.since.toISOString()}). Stop it first.`,
    );
}
