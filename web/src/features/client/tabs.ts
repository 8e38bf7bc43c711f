import type { ClientHeadFragment } from "../../graphql/generated";

/** Tabs of a client's page. Each is also its key in the texts. */
export type ClientTab = "measurements";

type TabRule = { tab: ClientTab; isVisible: (client: Pick<ClientHeadFragment, "visionType">) => boolean };

const rules: readonly TabRule[] = [{ tab: "measurements", isVisible: () => true }];

/** The simplified view of a client with vision has no report (user specification, "Client page tabs"). */
export function hasReport({ visionType }: Pick<ClientHeadFragment, "visionType">): boolean {
  return visionType === "NO_VISION";
}

/** The tabs that a client has, in order. */
export function clientTabs(client: Pick<ClientHeadFragment, "visionType">): readonly ClientTab[] {
  return rules.filter(({ isVisible }) => isVisible(client)).map(({ tab }) => tab);
}
