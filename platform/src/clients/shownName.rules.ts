/** Characters that change the text direction, and that break a line. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text that people wrote, for one line among other words; null if nothing of it is visible. */
export function shownName(written: unknown): string | null {
  if (typeof written !== "string") return null;
  const name = written.replace(TURNING, "").replace(CONTROL, " ").trim();
  return VISIBLE.test(name) ? name : null;
}
