import type { Translation } from "../catalogue";
import type { chooser as source } from "../sl/chooser";

export const chooser = {
  choices: "Choices",
  clear: "Clear the choice",
  found: { one: "{count} match", other: "{count} matches" },
  noMatch: "Nothing matches “{search}”.",
  nothing: "There is nothing to choose.",
  before: "… {count} more before these: type",
  after: "… {count} more: type",
} as const satisfies Translation<typeof source>;
