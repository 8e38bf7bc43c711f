import type { GroupSettingsFragment } from "../../graphql/generated";

/** A group with all its settings. */
export type GroupSettings = GroupSettingsFragment;
