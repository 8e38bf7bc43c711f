import { expect, it } from "@jest/globals";
import { type Resolved, wholeHoursNotes } from "./wholeHoursNotes";

const zone = "Europe/Ljubljana";
/** 5 October 2026, 10:00 in Ljubljana. */
const at = Date.UTC(2026, 9, 5, 8) / 1000;
const hours = { unit: "HOUR", from: at, to: at + 7200 } as const;
const told = (name: string, resolution: Resolved["resolution"]): Resolved => ({ name, zone, resolution });
const text = "Podatki so za cele ure, 05.10.2026 10:00 – 05.10.2026 12:00: posamezni zapisi so že izbrisani.";

it("names the locations whose figures are of whole hours, those with the same hours together", () => {
  const later = { ...hours, to: at + 10_800 };
  const list = [
    told("Most", hours),
    told("Šola", { unit: "SECOND", from: at + 60, to: at + 7000 }),
    told("Trg", hours),
    told("Vas", later),
    told("Grad", null),
  ];
  expect(wholeHoursNotes(list, "sl")).toEqual([
    `Most, Trg: ${text}`,
    `Vas: ${text.replace("12:00", "13:00")}`,
  ]);
});

it("names none where it is true of all, and says nothing where it is of none", () => {
  expect(wholeHoursNotes([told("Most", hours), told("Trg", hours)], "sl")).toEqual([text]);
  expect(wholeHoursNotes([told("Grad", null)], "sl")).toEqual([]);
});
