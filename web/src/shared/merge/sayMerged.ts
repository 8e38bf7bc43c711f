import { translatorOf } from "../../i18n/useT";
import { toast } from "../ui/toastStore";
import { overtakenTexts } from "./overtakenTexts";
import type { Path } from "./threeWay";

/** Says that what others changed meanwhile was kept; nothing where they changed nothing. */
export function sayMerged(theirs: readonly Path[], nameOf: (path: Path) => string): void {
  if (theirs.length === 0) return;
  const t = translatorOf(overtakenTexts);
  const names = new Set(theirs.map((path) => nameOf(path) || t("whole")));
  toast.info(t("merged", { fields: [...names].join(", ") }));
}

/** The names of fields where a form has them; elsewhere where they are. */
export const namesBy =
  (names: Readonly<Record<string, string>>) =>
  (path: Path): string => {
    // Where the platform keeps it is nobody's matter.
    const [field = "", ...rest] = path[0] === "metaData" ? path.slice(1) : path;
    return [names[field] ?? field, ...rest].filter((part) => part !== "").join(" › ");
  };
