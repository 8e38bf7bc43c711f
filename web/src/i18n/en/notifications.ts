import type { Translation } from "../catalogue";
import type { notifications as source } from "../sl/notifications";

export const notifications = {
  title: "Notifications",
} as const satisfies Translation<typeof source>;
