import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { overtakenTexts } from "./overtakenTexts";
import type { Path } from "./threeWay";

/** Says that others' changes were kept; nothing if there were none. */
export function sayMerged(theirs: readonly Path[], nameOf: (path: Path) => string): void {
  if (theirs.length === 0) return;
  const t = translatorOf(overtakenTexts);
  const names = new Set(theirs.map((path) => nameOf(path) || t("whole")));
  toast.info(t("merged", { fields: [...names].join(", ") }));
}

/** Labels of fields in a form; other fields get their path. */
export const namesBy =
  (names: Readonly<Record<string, string>>) =>
  (path: Path): string => {
    // Leaves out the platform's prefix.
    const [field = "", ...rest] = path[0] === "metaData" ? path.slice(1) : path;
    return [names[field] ?? field, ...rest].filter((part) => part !== "").join(" › ");
  };
