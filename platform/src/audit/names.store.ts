import type { Db } from "../db/tables.js";
import type { Content } from "../revisions/contents.js";
import { contentsOf, type RevisionKind } from "../revisions/kinds.js";

/** Kinds named after another thing, because they have no name of their own. */
const NAMED_BY: Partial<Record<RevisionKind, RevisionKind>> = {
  config: "client",
  clientGroups: "client",
  stays: "client",
  limits: "client",
  valveMode: "client",
  notificationPreferences: "user",
  valveLocation: "group",
  crest: "group",
};

/** Current names of things; for a deleted thing, the name in its content. */
export async function namesOf(db: Db, things: readonly { kind: RevisionKind; id: number }[]) {
  const wanted = new Map<RevisionKind, Set<number>>();
  for (const { kind, id } of things) {
    const named = NAMED_BY[kind] ?? kind;
    wanted.set(named, (wanted.get(named) ?? new Set()).add(id));
  }
  const contents = new Map<RevisionKind, Map<number, Content>>();
  for (const [kind, ids] of wanted) contents.set(kind, await contentsOf(db, kind, [...ids]));
  return {
    nameOf(kind: RevisionKind, id: number, kept: Content | null): string | null {
      const named = NAMED_BY[kind] ?? kind;
      return nameIn(contents.get(named)?.get(id)) ?? (named === kind ? nameIn(kept ?? undefined) : null);
    },
  };
}

function nameIn(content: Content | undefined): string | null {
  const { metaData, name, email, version } = content ?? {};
  const { locationName, actionName, name: shared } = (metaData ?? {}) as Record<string, unknown>;
  const names = [name, locationName, actionName, shared, email, version];
  return names.map((one) => (typeof one === "string" ? one.trim() : "")).find((one) => one !== "") ?? null;
}
