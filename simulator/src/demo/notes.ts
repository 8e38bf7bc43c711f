import { skofjaLoka } from "./accounts.js";

/** A note on whole local days, of a device or of a group. */
export interface DemoNote {
  of: { serialNumber: string } | { group: string };
  kind: "roadWorks" | "event" | "schoolHolidays" | "other";
  text: string;
  /** Its first day; yesterday 1. */
  daysAgo: number;
  days: number;
}

export const demoNotes: readonly DemoNote[] = [
  {
    of: { serialNumber: "OB-2301" },
    kind: "roadWorks",
    text: "Polovična zapora Kidričeve ceste, promet ureja semafor",
    daysAgo: 6,
    days: 3,
  },
  {
    of: { serialNumber: "OB-2402" },
    kind: "event",
    text: "Družinsko kolesarjenje ob Selški Sori",
    daysAgo: 3,
    days: 1,
  },
  { of: { group: skofjaLoka.name }, kind: "event", text: "Sejem na Mestnem trgu", daysAgo: 1, days: 1 },
];
