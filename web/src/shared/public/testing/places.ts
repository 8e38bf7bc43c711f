import { answered, measurement } from "../../chart/testing/measurement";

/** 2026-07-02 10:00 in Ljubljana. */
export const now = 1_782_979_200;

type Client = Record<string, unknown> & { id: string };

/** A place as the gateway answers it; pass the fields that matter. */
export function client(part: Partial<Client> = {}): Client {
  const shown = answered(measurement());
  return {
    id: "1",
    name: "Loška cesta",
    visionType: "NO_VISION",
    hardwareType: "K200DISP_FALCON",
    timeZone: "Europe/Ljubljana",
    lastActiveDate: now - 120,
    hasReported: true,
    lastCountDate: now - 120,
    hasCounted: true,
    groups: [{ id: "1", name: "Občina Žiri", type: "SPEED", inOutGraphs: false }],
    settings: {
      locationAddress: "Loška cesta 1",
      speedLimit: 50,
      markerPosition: { lat: 46.05, lng: 14.11 },
    },
    summary: () => summary(),
    measurement: () => shown,
    ...part,
  };
}

/** Main figures of a period as the gateway answers them. */
export const summary = (part: object = {}) => ({
  from: now - 86_400,
  to: now,
  totalVehicles: 1234,
  averageSpeed: 41.5,
  maxSpeed: 96,
  v85: 49,
  completeness: { coveredSeconds: 86_400, totalSeconds: 86_400, share: 1 },
  ...part,
});

/** A summary of a period in which nothing was heard. */
export const silence = {
  totalVehicles: 0,
  averageSpeed: null,
  maxSpeed: null,
  v85: null,
  completeness: { coveredSeconds: 0, totalSeconds: 86_400, share: 0 },
};

/** Root fields of a portal with these places. */
export const portalOf = (...clients: Client[]) => ({
  session: { group: { id: "1", name: "Občina Žiri", type: "SPEED", timeZone: "Europe/Ljubljana" } },
  portal: { tileUrl: null, tileAttribution: "" },
  locations: ({ ids }: { ids?: string[] | null }) =>
    ids ? clients.filter(({ id }) => ids.includes(id)) : clients,
  clients: ({ ids }: { ids: string[] }) => clients.filter(({ id }) => ids.includes(id)),
  client: ({ id }: { id: string }) => clients.find((one) => one.id === id) ?? null,
});
