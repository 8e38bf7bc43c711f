const ID_NAME = /^(id|ids|clients|\w+Id|version|bucket|mode|purpose)$/;
const LONGEST_LIST = 200;
const FIELDS_NAMED = 30;

/**
 * The target of a call: named ids with their values, all other fields only by name. Nothing secret gets into
 * it.
 */
export function targetOf(input: object): { ids: Record<string, unknown>; fields: string[] } {
  const ids: Record<string, unknown> = {};
  const fields: string[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (ID_NAME.test(name) && name !== "session_id") ids[name] = short(value);
    else if (fields.length < FIELDS_NAMED) fields.push(name.slice(0, LONGEST_LIST));
  }
  return { ids, fields: fields.sort() };
}

const CLIENT_NAMES = ["clientId", "clients"];
const ID_TEXT = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2_147_483_647;
/** As many ids as a call may name. */
const MOST_CLIENTS = 1000;

/** The clients that a call named, whether they exist or not. */
export function clientsOf(input: object): number[] {
  const given = Object.entries(input).filter(([name]) => CLIENT_NAMES.includes(name));
  const items = given.flatMap(([, value]) => [value].flat());
  const texts = items.flatMap((item) =>
    typeof item === "string" || typeof item === "number" ? String(item).split(",") : [],
  );
  const ids = texts.map((text) => (ID_TEXT.test(text.trim()) ? Number(text) : 0));
  return [...new Set(ids)].filter((id) => id > 0 && id <= LARGEST_ID).slice(0, MOST_CLIENTS);
}

/** The groups that a call named, whether they exist or not. */
export function groupsNamed(input: object): number[] {
  const { groupId } = input as { groupId?: unknown };
  const id = typeof groupId === "string" && ID_TEXT.test(groupId) ? Number(groupId) : groupId;
  return typeof id === "number" && Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? [id] : [];
}

function short(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, LONGEST_LIST);
}
