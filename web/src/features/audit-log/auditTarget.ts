import type { AuditRow } from "./auditFilter";

/** Kind of a call's subject; a subject without a page has the name of its field. */
export type TargetKind = "client" | "group" | "user" | "firmware" | "rollout" | "other";

export type TargetPart = {
  kind: TargetKind;
  /** By its name in the call. */
  name: string;
  values: readonly string[];
  /** There were more than the log keeps. */
  isCut: boolean;
};

const kinds: Readonly<Record<string, TargetKind>> = {
  clientId: "client",
  clientIds: "client",
  clients: "client",
  groupId: "group",
  userId: "user",
  firmwareId: "firmware",
};

/** Kind of the `id` in a call. */
const kindOfId: readonly (readonly [route: RegExp, kind: TargetKind])[] = [
  [/ \/group$/, "group"],
  [/ \/user$/, "user"],
  [/ \/firmware(\/|$)/, "firmware"],
  [/ \/rollout(\/|$)/, "rollout"],
  [/ \/client$/, "client"],
];

/** Most characters of a list that the log keeps. */
const mostKept = 200;

/** Subjects of a row, devices first. */
export function targetParts({ call, target }: Pick<AuditRow, "call" | "target">): TargetPart[] {
  const order: readonly TargetKind[] = ["client", "user", "group", "firmware", "rollout", "other"];
  return Object.entries(target?.ids ?? {})
    .flatMap(([name, value]) => partOf(call, name, value))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Calls whose fields are the same each time. */
const alike: readonly string[] = ["POST /user/login", "POST /user/provider/finish", "POST /user/logout"];

/** Names of the other fields, if they are of interest. */
export const shownFields = ({ call, target }: Pick<AuditRow, "call" | "target">): readonly string[] =>
  (call !== null && alike.includes(call)) || !target?.fields ? [] : target.fields;

function partOf(call: string | null, name: string, value: unknown): TargetPart[] {
  if (value === null || value === undefined || value === "") return [];
  const isId = name === "id" || name === "ids";
  const kind = (isId ? kindOfId.find(([route]) => route.test(call ?? ""))?.[1] : kinds[name]) ?? "other";
  const text = String(value);
  // Ids appear alone, as "1,2" or as "[1,2]".
  const values = text
    .replace(/[[\]"\s]/g, "")
    .split(",")
    .filter(Boolean);
  const isCut = text.length >= mostKept;
  // The last of a cut list may be half a number.
  return [{ kind, name, values: isCut && values.length > 1 ? values.slice(0, -1) : values, isCut }];
}
