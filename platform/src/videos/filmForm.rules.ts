import type { Static } from "typebox";
import { Compile } from "typebox/compile";
import { jsonValue } from "../http/body.js";
import { faultOf } from "../http/validation.js";
import { FilmFields } from "./schemas.js";

const validator = Compile(FilmFields);

/** The data of a film in its form; empty fields count as missing. @throws PlatformError naming the field */
export function filmFields(sent: Record<string, unknown>): Static<typeof FilmFields> {
  const fields: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READERS)) {
    const text = String(sent[name] ?? "").trim();
    if (text !== "") fields[name] = read(text);
  }
  if (!validator.Check(fields)) throw faultOf(validator.Errors(fields));
  return fields;
}

const READERS: Record<keyof Static<typeof FilmFields>, (text: string) => unknown> = {
  frameRate: Number,
  title: String,
  recordedDate: Number,
  vehicles: (text) => jsonValue(text, "vehicles"),
};
