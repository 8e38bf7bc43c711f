import type { Translation } from "../catalogue";
import type { traffic as source } from "../sl/traffic";

export const traffic = {
  title: "Traffic",
} as const satisfies Translation<typeof source>;
