import { useCallback } from "react";
import { configFieldsTexts } from "../configFieldsTexts";
import { isObject, type Path } from "../document";
import { type Field, type FieldKey, type Fields, fieldsIn, LISTS, SECTIONS } from "../fields";
import { useConfigTexts } from "../useConfigTexts";

type Name = keyof typeof configFieldsTexts.sl;
const isName = (key: string): key is Name => Object.hasOwn(configFieldsTexts.sl, key);

/** Each field by its name; they are told apart by it wherever they lie. */
const FIELDS: ReadonlyMap<string, Field> = new Map<FieldKey, Field>(
  [
    ...SECTIONS.flatMap(({ groups }) => Object.values<Fields>(groups ?? {})),
    ...[...LISTS.values()].flatMap(({ entry }) => [entry?.fields ?? {}, entry?.parameters ?? {}]),
  ].flatMap(fieldsIn),
);

/** Objects of the document that people see no more of than their contents. */
const unseen = new Set(["BasicConfig", "ProgramsSettings", "CustomTextProgram", "parameters"]);
/** So many values of a whole entry are told. */
const mostTold = 3;

/** Says places and values of a configuration as the editor's page does: "Program 2 › Od hitrosti", "61 km/h". */
export function useFieldWords() {
  const { t, name, period } = useConfigTexts();

  const placeText = useCallback(
    (path: Path): string =>
      path
        .flatMap((key, index) => {
          if (typeof key === "number") return [];
          const next = path[index + 1];
          const list: string = `list_${key}`;
          if (typeof next === "number") {
            const label = isName(list) ? name(list) : isName(key) ? name(key) : key;
            return [t("entry", { name: label, number: next + 1 })];
          }
          if (unseen.has(key) && index < path.length - 1) return [];
          return [isName(key) ? name(key) : isName(list) ? name(list) : key];
        })
        .join(" › "),
    [t, name],
  );

  const valueText = useCallback(
    (path: Path, value: unknown): string => {
      if (value === undefined || value === null || value === "") return t("nothing");
      if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
      if (typeof value === "object") {
        const told = leavesOf(path, value).map(
          ([leaf, own]) => `${placeText(leaf.slice(-1))}: ${valueText(leaf, own)}`,
        );
        const more = told.length > mostTold ? " …" : "";
        return told.length === 0 ? t("nothing") : `${told.slice(0, mostTold).join(", ")}${more}`;
      }
      const field = FIELDS.get(String(path.findLast((key) => typeof key === "string")));
      if (field?.kind === "seconds") return period(Number(value));
      if (field?.kind === "whole" && field.unit !== undefined) return `${value} ${field.unit}`;
      if (field?.kind === "choice") {
        const chosen = field.names[Number(value)] ?? field.names.find((one) => one === value);
        return chosen === undefined ? String(value) : name(`is_${chosen}`);
      }
      if (field?.kind === "text") return `»${value}«`;
      return String(value);
    },
    [t, name, period, placeText],
  );
  return { placeText, valueText };
}

/** The values of an entry; where it holds texts, their words alone. */
function leavesOf(path: Path, value: unknown): [Path, unknown][] {
  const all = leaves(path, value);
  const words = all.filter(([leaf]) => leaf.at(-1) === "customText");
  return words.length > 0 ? words : all;
}

function leaves(path: Path, value: unknown): [Path, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves([...path, index], item));
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves([...path, key], item));
}
