import { differences } from "../revisions/difference.rules.js";
import type { Revised } from "../revisions/revising.js";

const MOST_FIELDS = 100;
const LONGEST = 200;

/** Search tags of a row of the audit log: the groups it is about, and the fields it changed. */
export function tagsOf(groups: readonly number[], revised: readonly Revised[]): string[] {
  const fields = new Set(revised.flatMap(fieldsOf));
  return [
    ...new Set(groups.map((id) => `group:${id}`)),
    ...[...fields].slice(0, MOST_FIELDS).map((name) => `field:${name}`),
  ];
}

/** Names of the changed fields, without list positions: "metaData.speedLimit". */
function fieldsOf({ before, after }: Revised): string[] {
  return differences(before ?? {}, after ?? {}).map(({ path }) =>
    path
      .filter((part) => typeof part === "string")
      .join(".")
      .slice(0, LONGEST),
  );
}
