import { it } from "@jest/globals";
import type { FeatureName } from "../../gateway/src/platform-api/features.js";

/** Whether the portal stands in front of a platform that has the calls of the specification alone. */
export const IS_PLAIN = process.env.TEST_SITE === "plain";

/** A test of what needs more of the platform than the specification's calls: left out in front of a plain one. */
export const itWith = (...needs: readonly [FeatureName | "our own platform", ...FeatureName[]]) =>
  IS_PLAIN && needs.length > 0 ? it.skip : it;
