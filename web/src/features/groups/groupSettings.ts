import type { GroupSettingsFragment } from "../../graphql/generated";

export type GroupSettings = GroupSettingsFragment;
