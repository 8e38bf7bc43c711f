import type { FaultCode, Params } from "@obcestje/contract/faults.js";
import { borderFault, type ClassAxis } from "@obcestje/contract/ownClasses.js";
import type { ClassEnd } from "../../../shared/own-classes/classRanges";
import type { GroupSettings } from "../groupSettings";

/** A class during editing: its end as it is typed, which the last one has not. */
export type ClassDraft = { to: string; name: string };

/** Form values: no rows of an axis are no own classes. */
export type ClassesDraft = Record<ClassAxis, ClassDraft[]>;

type Stated = { to: number | null; name: string | null };
type StatedClasses = Record<ClassAxis, Stated[] | null>;

/** The number that is typed, with a comma or a point; null: none. */
export function typedNumber(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

export function draftOf({ ownClasses }: Pick<GroupSettings, "ownClasses">, mark: "," | "."): ClassesDraft {
  const rows = (axis: ClassAxis) =>
    (ownClasses?.[axis] ?? []).map(({ to, name }) => ({
      to: to === null ? "" : String(to).replace(".", mark),
      name: name ?? "",
    }));
  return { speeds: rows("speeds"), lengths: rows("lengths") };
}

/** What is to be stored of a draft without faults; null: no own classes at all. */
export function statedOf(draft: ClassesDraft): StatedClasses | null {
  const classes = (axis: ClassAxis): Stated[] | null => {
    const rows = draft[axis];
    if (rows.length === 0) return null;
    return rows.map(({ to, name }, index) => ({
      to: index === rows.length - 1 ? null : typedNumber(to),
      name: name.trim() || null,
    }));
  };
  const [speeds, lengths] = [classes("speeds"), classes("lengths")];
  return speeds === null && lengths === null ? null : { speeds, lengths };
}

/** The fault of a typed end; null if there is none. */
export function endFault(
  axis: ClassAxis,
  rows: readonly ClassDraft[],
  index: number,
): { fault: FaultCode; params?: Params } | null {
  const border = typedNumber(rows[index]?.to ?? "");
  if (border === null) return { fault: (rows[index]?.to ?? "").trim() === "" ? "REQUIRED" : "NOT_NUMBER" };
  return borderFault(axis, border, typedNumber(rows[index - 1]?.to ?? "") ?? undefined);
}

/** The classes for the sentence below; null as long as an end is missing or wrong. */
export function previewOf(
  axis: ClassAxis,
  rows: readonly ClassDraft[],
): (ClassEnd & { name: string | null })[] | null {
  const last = rows.length - 1;
  if (last < 1) return null;
  if (rows.slice(0, last).some((_, index) => endFault(axis, rows, index) !== null)) return null;
  return rows.map(({ to, name }, index) => ({
    to: index === last ? null : typedNumber(to),
    name: name.trim() || null,
  }));
}
