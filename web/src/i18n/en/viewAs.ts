import type { Translation } from "../catalogue";
import type { viewAs as source } from "../sl/viewAs";

export const viewAs = {
  viewingAs: "Viewing as {name}",
  explained: "You see what its users see. What you change is done in their name.",
  back: "Back to administration",
} as const satisfies Translation<typeof source>;
