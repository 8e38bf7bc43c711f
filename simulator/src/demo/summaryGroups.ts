import { bled, type DemoGroup, skofjaLoka } from "./accounts.js";

/** Locations that a group's summary shows together, by serial number. */
export interface DemoSummaryGroup {
  group: DemoGroup;
  name: string;
  serialNumbers: readonly string[];
}

export const demoSummaryGroups: readonly DemoSummaryGroup[] = [
  {
    group: skofjaLoka,
    name: "Kidričeva cesta",
    serialNumbers: ["OB-2301", "OB-2302", "OB-2401", "OB-2501"],
  },
  { group: skofjaLoka, name: "Vpadnice", serialNumbers: ["OB-2304", "OB-2305", "OB-2307"] },
  {
    group: skofjaLoka,
    name: "Mesto in šolske poti",
    serialNumbers: ["OB-2303", "OB-2306", "OB-2402", "OB-2502"],
  },
  { group: bled, name: "Ceste do jezera", serialNumbers: ["OB-2311", "OB-2312", "OB-2503"] },
];
