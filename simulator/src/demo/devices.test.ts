import { describe, expect, it } from "@jest/globals";
import { demoDevices } from "./devices.js";

describe("the demo's devices", () => {
  it("are of every kind, with serial numbers of their own", () => {
    const hardware = new Set(demoDevices.map(({ model }) => model?.health.hwType));
    for (const type of [
      "K200DISP_FALCON",
      "K200DISP_AMG",
      "K200DISP_SMILEY_AMG",
      "K200DISP_SMILEY_FALCON",
      "K200DISP_FL_FALCON",
      "K_SIPRONIKA",
      "K200_DISPONLY",
      "K200_DEFAULT_VIASIS",
      "BIKECOUNTER",
    ]) {
      expect(hardware).toContain(type);
    }
    expect(new Set(demoDevices.map(({ visionType }) => visionType))).toEqual(new Set([0, 1, 2]));
    expect(demoDevices.filter(({ model }) => model?.valve)).toHaveLength(8);
    expect(new Set(demoDevices.map(({ location }) => location.serialNumber)).size).toBe(demoDevices.length);
  });

  it("have two at one spot, one silent at times, one late, one weak, two unassigned", () => {
    const spots = demoDevices.map(({ location }) => JSON.stringify(location.markerPosition));
    expect(new Set(spots).size).toBeLessThan(spots.length);
    expect(demoDevices.some(({ model }) => model?.silences)).toBe(true);
    expect(demoDevices.some(({ model }) => (model?.uploadEvery ?? 0) > 3600)).toBe(true);
    expect(demoDevices.some(({ model }) => (model?.health.battery ?? 12) < 11.5)).toBe(true);
    expect(demoDevices.filter(({ group }) => !group)).toHaveLength(2);
  });
});
