import { expect, it } from "@jest/globals";
import { parseSync } from "@swc/core";
import { sources } from "./sources";

/** Attributes that people see or hear. */
const spoken = new Set(["aria-label", "title", "placeholder", "alt", "label", "aria-description"]);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

type Node = { type?: string; value?: unknown; name?: Node; expression?: Node };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function textOf(node: Node | undefined): string {
  const literal = node?.type === "JSXExpressionContainer" ? node.expression : node;
  return literal?.type === "StringLiteral" ? String(literal.value) : "";
}

/** Texts between elements, or in their attributes, that did not come from a catalogue. */
function untranslated(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(untranslated);
  if (!isNode(node)) return [];
  const found = Object.values(node).flatMap(untranslated);
  if (node.type === "JSXText" && hasWords(String(node.value))) found.push(String(node.value).trim());
  if (node.type === "JSXExpressionContainer" && hasWords(textOf(node))) found.push(textOf(node));
  if (node.type === "JSXAttribute") {
    const isSpoken = spoken.has(String(node.name?.value));
    const text = textOf(isNode(node.value) ? node.value : undefined);
    return isSpoken && hasWords(text) ? [text] : found.filter((other) => other !== text);
  }
  return found;
}

const parse = (text: string) => parseSync(text, { syntax: "typescript", tsx: true, target: "es2022" }).body;

it("finds what is not translated", () => {
  const text = `const A = () => <p title="Naslov" as="span">Besedilo {"izraz"} {t("key")} <b>·</b></p>;`;
  expect(untranslated(parse(text))).toEqual(expect.arrayContaining(["Naslov", "Besedilo", "izraz"]));
  expect(untranslated(parse(text))).toHaveLength(3);
});

/** A tool for people who write queries; in English, like everything in it. */
const isForDevelopers = (path: string) => path.startsWith("graphiql/");

it("has every text in the catalogues", () => {
  const shown = sources(".tsx").filter(([path]) => !isForDevelopers(path));
  const found = shown.flatMap(([path, text]) =>
    untranslated(parse(text)).map((words) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
