import { shownName } from "../clients/shownName.rules.js";
import type { Language } from "./language.rules.js";

/** One line, whatever a name contains, so that it can't end a header or turn round what follows. */
export const plain = (text: string): string => shownName(text) ?? "";

/** A mail's page of paragraphs. */
export function mailPage(language: Language, paragraphs: string[]): string {
  return `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;font-size:15px;line-height:1.5">${paragraphs.join("")}</body></html>`;
}

/** Lines of HTML as a paragraph. */
export function paragraph(lines: string[], style = ""): string {
  return `<p${style === "" ? "" : ` style="${style}"`}>${lines.join("<br>")}</p>`;
}

/** The small print at a mail's end. */
export function smallPrint(lines: string[]): string {
  return paragraph(lines, "color:#666;font-size:13px");
}

export function anchor(link: string, text: string): string {
  return `<a href="${escaped(link)}">${escaped(text)}</a>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
