const ID_NAME = /^(id|ids|clients|\w+Id|version|bucket|mode|purpose)$/;
const LONGEST_LIST = 200;
const FIELDS_NAMED = 30;

/** What a call was about: the ids that it named as they are, of every other field the name alone. Nothing secret gets into it. */
export function targetOf(input: object): { ids: Record<string, unknown>; fields: string[] } {
  const ids: Record<string, unknown> = {};
  const fields: string[] = [];
  for (const [name, value] of Object.entries(input)) {
    if (ID_NAME.test(name) && name !== "session_id") ids[name] = short(value);
    else if (fields.length < FIELDS_NAMED) fields.push(name.slice(0, LONGEST_LIST));
  }
  return { ids, fields: fields.sort() };
}

function short(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  return (typeof value === "string" ? value : JSON.stringify(value)).slice(0, LONGEST_LIST);
}
