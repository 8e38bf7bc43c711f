import { expect, it } from "@jest/globals";
import { deliveryOf } from "./delivery";

const wanted = { version: 4, changeDate: 100 };

it("is known by what the device says that it runs", () => {
  const reported = (configVersion: number | null) => ({
    configVersion,
    configVersionDate: configVersion && 120,
  });
  expect(deliveryOf(null, reported(3))).toEqual({ state: "none" });
  expect(deliveryOf(wanted, reported(4))).toEqual({ state: "taken", version: 4, since: 120 });
  expect(deliveryOf(wanted, reported(3))).toEqual({ state: "pending", version: 4, given: 100, runs: 3 });
  expect(deliveryOf(wanted, reported(null))).toEqual({ state: "unknown", version: 4, given: 100 });
});
