import { expect, it } from "@jest/globals";
import { HARDWARE_TYPES, superTypeOf } from "../../gateway/src/configs/hardware.js";
import * as platform from "../../platform/src/configs/hardware.rules.js";

it("knows the same hardware in the gateway as in the platform, and the same families", () => {
  expect(HARDWARE_TYPES).toEqual(platform.HARDWARE_TYPES);
  const families = HARDWARE_TYPES.map((type) => superTypeOf(type).toLowerCase());
  expect(families).toEqual(platform.HARDWARE_TYPES.map((type) => platform.superTypeOf(type).toLowerCase()));
});
