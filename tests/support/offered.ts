import { it } from "@jest/globals";
import type { FeatureName } from "../../gateway/src/platform-api/features.js";

/** True if the portal is in front of a platform with only the specification's calls. */
export const IS_PLAIN = process.env.TEST_SITE === "plain";

/** A test that needs more of the platform than the specification's calls; skipped with a plain one. */
export const itWith = (...needs: readonly [FeatureName | "our own platform", ...FeatureName[]]) =>
  IS_PLAIN && needs.length > 0 ? it.skip : it;
