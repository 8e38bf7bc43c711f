import type { ClientHeadFragment } from "../../graphql/generated";

/** Tabs of a client's page, in order. Each is also a text key, and ?tab= in the address. */
export const clientTabs = ["measurements", "settings", "export", "import", "report", "embed"] as const;

export type ClientTab = (typeof clientTabs)[number];

type Device = Pick<ClientHeadFragment, "visionType"> & { mayImport: boolean; mayEmbed: boolean };

/** A device with a camera has the simplified view (user specification, "Client page tabs"). */
export const isSimplified = ({ visionType }: Pick<Device, "visionType">): boolean =>
  visionType !== null && visionType !== "NO_VISION";

const isVisible: Record<ClientTab, (client: Device) => boolean> = {
  measurements: () => true,
  settings: () => true,
  export: () => true,
  import: ({ mayImport }) => mayImport,
  report: (client) => !isSimplified(client),
  embed: (client) => client.mayEmbed && !isSimplified(client),
};

/** Tabs of a client, of those with a panel. */
export function tabsOf(client: Device, hasPanel: (tab: ClientTab) => boolean): readonly ClientTab[] {
  return clientTabs.filter((tab) => isVisible[tab](client) && hasPanel(tab));
}
