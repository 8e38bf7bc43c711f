import type { ActionRow } from "./actionChoice";

const looks = {
  SUCCEEDED: { bg: "bg.success", borderColor: "border.success" },
  FAILED: { bg: "bg.error", borderColor: "border.error" },
} as const;

/** What succeeded and what failed is told apart at a glance; the badge says it in words. */
export const rowLook = ({ status }: Pick<ActionRow, "status">) =>
  status === "SUCCEEDED" || status === "FAILED" ? looks[status] : { bg: "bg.panel", borderColor: "border" };
