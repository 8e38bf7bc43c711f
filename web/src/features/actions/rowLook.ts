import type { ActionRow } from "./actionChoice";

const looks = {
  SUCCEEDED: { bg: "bg.success", borderColor: "border.success" },
  FAILED: { bg: "bg.error", borderColor: "border.error" },
} as const;

/** Makes success and failure visible at a glance; the badge has the word. */
export const rowLook = ({ status }: Pick<ActionRow, "status">) =>
  status === "SUCCEEDED" || status === "FAILED" ? looks[status] : { bg: "bg.panel", borderColor: "border" };
