import { addressParams } from "../../shared/public/address";
import { linkTo, publicPaths } from "../../shared/public/publicLink";

/** Link to a place's own graphs. */
export const graphsLink = (client: string): string => linkTo(publicPaths.graph, addressParams(), { client });
