import { translatorOf } from "../../i18n/useT";
import { overtakenTexts } from "./overtakenTexts";

const longest = 600;

/** A value as people read it: without punctuation of JSON, and cut where it is long. */
export function writtenValue(value: unknown): string {
  const t = translatorOf(overtakenTexts);
  if (value === undefined || value === null || value === "") return t("none");
  if (typeof value === "boolean") return t(value ? "on" : "off");
  const text = linesOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function linesOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return Object.entries(value)
    .filter(([name, item]) => name !== "uuid" && item !== null)
    .map(([name, item]) => (Array.isArray(value) ? linesOf(item) : `${name}: ${linesOf(item)}`))
    .join("\n");
}
