import { START } from "../testPlatform.js";
import type { FeatureRights } from "./row.js";

export const device: FeatureRights = {
  rows: [
    {
      method: "POST",
      path: "/device/measurements",
      audience: "device or import",
      about: "nothing",
      success: 200,
      body: () => ({ batchId: "b", from: START - 60, to: START, readings: [] }),
    },
    {
      method: "POST",
      path: "/device/status",
      audience: "device",
      about: "nothing",
      success: 204,
      body: () => ({ timestamp: START }),
    },
  ],
};
