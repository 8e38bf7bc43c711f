import { START } from "../testPlatform.js";
import type { FeatureRights } from "./row.js";

export const fleet: FeatureRights = {
  rows: [
    {
      method: "GET",
      path: "/fleet/completeness",
      audience: "admin",
      about: "nothing",
      success: 200,
      query: () => ({ startTimestamp: START - 3600, endTimestamp: START }),
    },
  ],
};
