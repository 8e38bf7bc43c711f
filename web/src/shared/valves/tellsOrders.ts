import type { Valve } from "./valve";

/** True if the platform reports a valve's orders; otherwise null fields do not mean "none". */
export const tellsOrders = ({ expectedOpen }: Pick<Valve, "expectedOpen">): boolean => expectedOpen !== null;
