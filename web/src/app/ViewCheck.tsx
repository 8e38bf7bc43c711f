import { useEffect } from "react";
import { useClients } from "../shared/clients/useClients";
import { loseView } from "./loseView";

/**
 * If the devices of a group are not found, the group is gone: ends the view as that group. An existing group
 * has a list, even if it is empty.
 */
export function ViewCheck() {
  const isGone = useClients().failure === "NOT_FOUND";
  useEffect(() => {
    if (isGone) loseView();
  }, [isGone]);
  return null;
}
