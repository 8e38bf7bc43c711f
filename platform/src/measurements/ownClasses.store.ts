import { CLASS_BORDERS } from "@obcestje/contract/limits/counts.js";
import type { ClassAxis, OwnClass, OwnClasses } from "@obcestje/contract/ownClasses.js";
import type { ReaderPrincipal } from "../auth/principal.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { invalid } from "../errors.js";
import { checkBorders, NO_OWN_CLASSES, ownClassesIn } from "../groups/ownClasses.rules.js";

/** Classes as a question names them; what it leaves out is the group's own. */
export type AskedClasses = Partial<Record<ClassAxis, readonly OwnClass[]>>;

/** The classes of a question. @throws PlatformError naming the parameter */
export function readClasses(query: {
  speedClasses?: string | undefined;
  lengthClasses?: string | undefined;
}): AskedClasses {
  return {
    ...(query.speedClasses === undefined
      ? {}
      : { speeds: read("speeds", "speedClasses", query.speedClasses) }),
    ...(query.lengthClasses === undefined
      ? {}
      : { lengths: read("lengths", "lengthClasses", query.lengthClasses) }),
  };
}

/** "30,50,70" as four classes without names. */
function read(axis: ClassAxis, name: string, text: string): OwnClass[] {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => NUMBER.test(part))) throw invalid(name, "NOT_BORDERS");
  const borders = parts.map(Number);
  if (borders.length > CLASS_BORDERS) throw invalid(name, "TOO_MANY_ITEMS", { max: CLASS_BORDERS });
  checkBorders(axis, borders, () => name);
  return [...borders, null].map((to) => ({ to, name: null }));
}

const NUMBER = /^\d{1,3}(\.\d{1,2})?$/;

/**
 * The own classes of several clients, in order: those of the reader's group; for readers without a group those
 * of the client's first group, whose time zone counts, too.
 */
export async function ownClassesOf(
  db: Db,
  reader: Pick<ReaderPrincipal, "groupId">,
  clients: readonly Pick<ClientRecord, "groups">[],
): Promise<OwnClasses[]> {
  const groupOf = ({ groups }: Pick<ClientRecord, "groups">) => reader.groupId ?? groups[0];
  const ids = [...new Set(clients.flatMap((client) => groupOf(client) ?? []))];
  if (ids.length === 0) return clients.map(() => NO_OWN_CLASSES);
  const rows = await db.selectFrom("user_group").select(["id", "meta_data"]).where("id", "in", ids).execute();
  const classes = new Map(rows.map(({ id, meta_data }) => [id, ownClassesIn(JSON.parse(meta_data))]));
  return clients.map((client) => classes.get(groupOf(client) ?? 0) ?? NO_OWN_CLASSES);
}

/** The same of one. */
export async function ownClassesFor(
  db: Db,
  reader: Pick<ReaderPrincipal, "groupId">,
  client: Pick<ClientRecord, "groups">,
): Promise<OwnClasses> {
  const [classes = NO_OWN_CLASSES] = await ownClassesOf(db, reader, [client]);
  return classes;
}
