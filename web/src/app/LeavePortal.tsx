import { useEffect } from "react";

/** Leads to a page that only the server can open, in place of this one. */
export function LeavePortal({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
