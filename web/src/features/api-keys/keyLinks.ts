import type { ViewKey } from "../../shared/keys/apiKey";
import { viewAddress } from "../../shared/keys/viewAddress";
import { publicPaths } from "../../shared/public/publicLink";

/** What a link opens; also a key of the texts. */
export type LinkKind = "publicPage" | "rotatingGraphs" | "graphEmbed" | "mapEmbed";

/** Whether there is anything that a public page shows of it. */
export const hasLinks = ({ client, group }: Pick<ViewKey, "client" | "group">): boolean =>
  client !== null || group?.type !== "VALVE";

/** What everybody who has the link sees by a view-only key. */
export function linksOf({ key, client }: ViewKey): { kind: LinkKind; href: string }[] {
  const page = { kind: "publicPage", href: viewAddress(publicPaths.page, { key }) } as const;
  const graphs = { kind: "rotatingGraphs", href: viewAddress(publicPaths.graph, { key }) } as const;
  const map = { kind: "mapEmbed", href: viewAddress(publicPaths.embeddedMap, { key }) } as const;
  if (client === null) return [page, graphs, map];
  const graph = viewAddress(publicPaths.embeddedGraph, { key, client: client.id });
  return [page, graphs, { kind: "graphEmbed", href: graph }, map];
}
