import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { currentLanguage, type Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { formatNumber } from "../number/format";
import { ownClassTexts } from "./ownClassTexts";

/** A class by where it ends, km/h or metres; null: without an end. */
export type ClassEnd = { to: number | null };

/**
 * The ranges of successive classes. Speeds are whole km/h and hold both ends ("do 30", "31–50", "nad 50"),
 * lengths not the upper one ("do 5,2 m", "5,2–9 m", "9 m in več").
 */
export function classRanges(
  axis: ClassAxis,
  classes: readonly ClassEnd[],
  language: Language = currentLanguage(),
): string[] {
  const t = translatorOf(ownClassTexts, language);
  const written = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  return classes.map(({ to }, index) => {
    const before = classes[index - 1]?.to ?? null;
    if (axis === "speeds") {
      if (to === null) return t("above", { from: written(before ?? 0) });
      return before === null
        ? t("upTo", { to: written(to) })
        : to === before + 1
          ? written(to)
          : t("between", { from: written(before + 1), to: written(to) });
    }
    if (to === null) return t("metresFrom", { from: written(before ?? 0) });
    return before === null
      ? t("upToMetres", { to: written(to) })
      : t("betweenMetres", { from: written(before), to: written(to) });
  });
}

/** All classes in one sentence: "do 30, 31–50, nad 50 km/h", with the names that some have. */
export function classSentence(
  axis: ClassAxis,
  classes: readonly (ClassEnd & { name: string | null })[],
  language: Language = currentLanguage(),
): string {
  const t = translatorOf(ownClassTexts, language);
  const ranges = classRanges(axis, classes, language).map((range, index) => {
    const name = classes[index]?.name;
    return name ? t("named", { range, name }) : range;
  });
  const all = ranges.join(", ");
  return axis === "speeds" ? t("speedsIn", { classes: all }) : all;
}
