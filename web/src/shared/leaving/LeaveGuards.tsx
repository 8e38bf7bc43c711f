import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { leaveGuards } from "./leaveGuards";

/** Makes the router ask the guards of the pages and dialogs below. */
export function LeaveGuards() {
  const blocker = useBlocker(leaveGuards.hold);
  useEffect(() => leaveGuards.follow(blocker), [blocker]);
  return null;
}
