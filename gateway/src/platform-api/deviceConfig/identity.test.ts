import { describe, expect, it } from "@jest/globals";
import { forDevice, ownFields } from "./identity.js";

describe("a template's document for a device", () => {
  const template = { cfgID: "KB0", BasicConfig: { vMax: 90, serialNumber: "of another" } };

  it("keeps what the device's own says of the device itself, and has nothing of another's", () => {
    const own = ownFields({ BasicConfig: { vMax: 50, serialNumber: "SN-1", deviceType: 7 } });
    expect(own).toEqual({ serialNumber: "SN-1", deviceType: 7 });
    expect(forDevice(template, own)).toEqual({
      cfgID: "KB0",
      BasicConfig: { vMax: 90, serialNumber: "SN-1", deviceType: 7 },
    });
    expect(forDevice(template, {})).toEqual({ cfgID: "KB0", BasicConfig: { vMax: 90 } });
  });

  it("is as it was where neither says anything of a device", () => {
    const plain = { cfgID: "KB0" };
    expect(forDevice(plain, ownFields(null))).toBe(plain);
    expect(forDevice(plain, { serialNumber: "SN-1" })).toEqual({
      cfgID: "KB0",
      BasicConfig: { serialNumber: "SN-1" },
    });
    expect([ownFields({}), ownFields({ BasicConfig: [] })]).toEqual([{}, {}]);
  });
});
