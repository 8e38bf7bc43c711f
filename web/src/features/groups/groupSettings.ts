import type { GroupSettingsFragment } from "../../graphql/generated";

/** A group with all that administrators set of it. */
export type GroupSettings = GroupSettingsFragment;
