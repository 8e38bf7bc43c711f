import type { Location } from "react-router-dom";

const tabOf = ({ search }: Location) => new URLSearchParams(search).get("tab");

/** Another page or another tab: the form goes. A dialog or a period of the same tab doesn't take it away. */
export const leavesSettings = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to);
