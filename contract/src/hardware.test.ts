import { expect, it } from "@jest/globals";
import { HARDWARE_TYPES, superTypeOf, takesFirmware } from "./hardware.js";

it("knows the families of hardware, and which take firmware", () => {
  expect(HARDWARE_TYPES.map((type) => [type, superTypeOf(type)])).toEqual([
    ["K200_DISPONLY", "unknown"],
    ["K200DISP_AMG", "K200"],
    ["K200DISP_FALCON", "K200"],
    ["BIKECOUNTER", "unknown"],
    ["K200DISP_SMILEY_AMG", "K200_SMILEY"],
    ["K200DISP_SMILEY_FALCON", "K200_SMILEY"],
    ["PED_01WIFI", "unknown"],
    ["K200DISP_FL_FALCON", "K200_FL"],
    ["K200DISP_FL_AMG", "K200_FL"],
    ["K_SIPRONIKA", "unknown"],
    ["K200_DEFAULT_VIASIS", "unknown"],
  ]);
  expect(HARDWARE_TYPES.filter((type) => !takesFirmware(type))).toEqual(["BIKECOUNTER"]);
});
