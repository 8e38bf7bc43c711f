import { describe, expect, it } from "@jest/globals";
import { demoFaults } from "../demo/faults.js";
import { listing } from "./listing.js";
import { breakable, readOptions, UsageError } from "./options.js";

describe("readOptions", () => {
  it("takes a device and a fault that it can have, or nothing", () => {
    expect(readOptions([])).toBeNull();
    for (const fault of ["stuckOpen", "stuckClosed", "silent", "firmware", "actions", "none"])
      expect(readOptions(["OB-2601", fault])).toMatchObject({ device: { serialNumber: "OB-2601" }, fault });
    for (const fault of ["silent", "firmware", "actions", "none"])
      expect(readOptions(["OB-2301", fault])).toMatchObject({ fault });
  });

  it.each([
    [["OB-1", "silent"], 'no running device "OB-1"'],
    [["OB-2399", "silent"], 'no running device "OB-2399"'],
    [["OB-2301", "stuckOpen"], "give one of silent, firmware, actions, none"],
    [["OB-2601"], "give one of stuckOpen, stuckClosed, silent, firmware, actions, none"],
    [["OB-2601", "none", "now"], "give one of"],
  ])("says what is wrong with %j", (args, problem) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(problem);
  });
});

describe("listing", () => {
  it("names what is broken, and what can be", () => {
    const now = 1_794_700_800;
    expect(listing({}, now)).toMatch(/^Nothing is broken\.\nCan be broken:\n/);
    const lines = listing(demoFaults(now), now).split("\n");
    expect(lines.slice(0, 4)).toEqual([
      "Broken:",
      expect.stringMatching(/OB-2307 .* firmware$/),
      expect.stringMatching(/OB-2604 .* silent$/),
      "Can be broken:",
    ]);
    expect(lines).toHaveLength(4 + breakable.length);
  });
});
