import { useEffect } from "react";
import { useClients } from "../shared/clients/useClients";
import { loseView } from "./loseView";

/** A group whose devices are asked for and not found is gone: the view as it ends. A group that is there has a list, be it empty. */
export function ViewCheck() {
  const isGone = useClients().failure === "NOT_FOUND";
  useEffect(() => {
    if (isGone) loseView();
  }, [isGone]);
  return null;
}
