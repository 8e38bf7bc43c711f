import { textOrNull } from "./decode.js";
import type { Kind } from "./kind.js";

/** Characters that change the text direction, and with it everything after the name on a screen. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Characters that break a line, ring a bell or move a cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
const ANY = new RegExp(`${TURNING.source}|${CONTROL.source}`, "u");
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const cleaned = (name: string): string =>
  ANY.test(name) ? name.replace(TURNING, "").replace(CONTROL, " ") : name;

/**
 * A name that people gave, for one line among other words: without invisible characters that would affect
 * those.
 */
export const line: Kind<string> = {
  shape: "String",
  read: (wire, field) => {
    const name = textOrNull(wire, field);
    return name === null ? null : cleaned(name);
  },
};

/** What people wrote, in lines of its own. */
export const words: Kind<string> = {
  shape: "String",
  read: (wire, field) => textOrNull(wire, field)?.replace(TURNING, "") ?? null,
};

/** A name as `line`, but null if nothing of it is visible. */
export const label: Kind<string> = {
  shape: "String",
  read: (wire, field) => {
    const name = line.read(wire, field);
    return name !== null && VISIBLE.test(name) ? name : null;
  },
};
