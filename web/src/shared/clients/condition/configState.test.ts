import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { configCounts, configStateOf, pendingConfigs, tellsOfConfigs } from "./configState";

const number = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
const rows = fc.array(
  fc.record({
    id: fc.string(),
    wantedConfigVersion: number,
    hasConfig: fc.option(fc.boolean(), { nil: null }),
    info: fc.record({ configVersion: number, configVersionDate: number }),
  }),
);

it("claims nothing of configurations that is not told, whatever is", () =>
  fc.assert(
    fc.property(rows, (all) => {
      for (const row of all) {
        const state = configStateOf(row);
        if (state === "unassigned") expect(row.hasConfig).toBe(false);
        else if (state !== null) expect(row.wantedConfigVersion).not.toBeNull();
        if (state === "taken") expect(row.info.configVersion).toBe(row.wantedConfigVersion);
      }
      const counts = Object.values(configCounts(all));
      expect(counts.includes(null)).toBe(!tellsOfConfigs(all));
      expect(pendingConfigs(all).every(({ info }) => info.configVersion !== null)).toBe(true);
    }),
  ));
