import type { Valve } from "./valve";

/** Whether the platform tells what a valve was ordered; where it does not, nothing that is null of it means "none". */
export const tellsOrders = ({ expectedOpen }: Pick<Valve, "expectedOpen">): boolean => expectedOpen !== null;
