import { useRouteError } from "react-router-dom";
import { CrashMessage } from "../shared/ui/CrashMessage";

/** The outer boundary: what crashed around the pages. Without it the router shows developers' text to people. */
export function RouteCrash() {
  return <CrashMessage error={useRouteError()} />;
}
