import { screen } from "@testing-library/react";
import type { RouteObject } from "react-router-dom";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { answered, measurement as traffic } from "../../../shared/chart/testing/measurement";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { ClientPage } from "../ClientPage";
import type { ClientMeasurement } from "../clientMeasurement";
import type { ShownClient } from "../useClientTraffic";
import { answeredHours, details } from "./details";

const head: ClientHeadFragment = {
  id: "7",
  guid: "guid-7",
  name: "Kidričeva cesta",
  visionType: "NO_VISION",
  hardwareType: "K200DISP_FALCON",
  timeZone: "Europe/Ljubljana",
  lastActiveDate: Math.floor(Date.now() / 1000) - 30,
  hasReported: true,
  lastCountDate: Math.floor(Date.now() / 1000) - 30,
  hasCounted: true,
  directionNames: null,
  directionNamesSince: null,
  groups: [{ id: "1", name: "Občina Škofja Loka", type: "SPEED", inOutGraphs: false, importsAllowed: false }],
  settings: { locationAddress: "Kidričeva cesta 55", speedLimit: 50 },
};

const clients: ClientsValue = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

const page = (
  <ClientsContext value={clients}>
    <ClientPage />
  </ClientsContext>
);

const routes: RouteObject[] = [
  { path: "/client/:id", element: page },
  { path: "/overview", element: <p>overview reached</p> },
];

/** What the portal is asked for. */
type Asked = { asIfLimit?: number | null };

export type Answer = (asked: Asked) => ClientMeasurement | Promise<ClientMeasurement>;

/** The portal's answer for a period, with all its details. */
export const measurement = (part: Parameters<typeof traffic>[0] = {}): ClientMeasurement => ({
  ...traffic(part),
  ...details(),
});

const answerOf = (shown: ClientMeasurement) => ({ ...shown, ...answered(shown, answeredHours(shown)) });

type Config = { config: { basic: { displayOff: string } } } | null;

/** Renders the page of client 7 with the portal's answer for its traffic. */
export function showClient(
  answer: Answer,
  client: Partial<ShownClient> & { config?: () => Config; info?: object } = {},
  root: Root = {},
  search = "",
) {
  const arrivals = feed<{
    clientMeasurement: { clientId: string; from: number; to: number; vehicles: number };
  }>();
  const view = renderPortal(null, {
    at: `/client/7${search}`,
    routes,
    root: {
      client: () => ({
        ...head,
        config: null,
        info: { clockSkewSeconds: null },
        isPlace: false,
        stays: { etag: "etag-of-stays", list: [] },
        notes: [],
        ...client,
        measurement: async (asked: Asked) => answerOf(await answer(asked)),
      }),
      clientMeasurement: () => arrivals.stream(),
      ...root,
    },
  });
  return { ...view, arrivals };
}

const SECTIONS = ["Podrobnosti", "Prometnotehnični podatki"];

/** Titles of the graphs, once they are there. */
export const graphTitles = async () => {
  await screen.findAllByRole("heading", { level: 2 });
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  return headings.filter((heading) => !SECTIONS.some((section) => section === heading));
};

/** The page's query string. */
export const addressOf = (view: ReturnType<typeof showClient>) => view.router.state.location.search;
