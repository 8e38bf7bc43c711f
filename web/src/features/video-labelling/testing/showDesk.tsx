import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import type { RouteObject } from "react-router-dom";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { LabellingPage } from "../LabellingPage";
import type { Vehicle, Video } from "../labels/vehicles";

export const vehicle = (id: string, part: Partial<Vehicle> = {}): Vehicle => ({
  id,
  faultyReading: false,
  direction: null,
  vehicleType: null,
  plate: null,
  datetime: null,
  frame: Number(id) * 15,
  ...part,
});

export const labelled = { vehicleType: "car", direction: "INCOMING" } as const;

/** 2026-10-05 14:00:00 in Ljubljana. */
export const recordedDate = Date.UTC(2026, 9, 5, 12) / 1000;

export const video = (part: Partial<Video> = {}): Video => ({
  id: "7",
  checked: false,
  title: "Ljubljanska cesta",
  recordedDate,
  url: "/stetje/video/file?id=7",
  frameRate: 15,
  vehicles: [vehicle("1"), vehicle("2"), vehicle("3")],
  ...part,
});

export type SaveInput = { id: string; vehicles: Vehicle[]; checked: boolean };

export const refusal = (code: string): GraphQLError => new GraphQLError("no", { extensions: { code } });

type Shown = {
  /** Videos that the portal gives, one after another; then none. */
  videos?: readonly Video[];
  root?: Root;
  routes?: RouteObject[];
};

/** Renders the page with a portal that stores labels, and records its queries. */
export async function showDesk({ videos = [video()], root = {}, routes = [] }: Shown = {}) {
  const left = [...videos];
  const saved: SaveInput[] = [];
  const returned: unknown[] = [];
  /** Controls the next saves: they wait for `hold`, or fail with `fault`. */
  const saving: { fault: GraphQLError | null; hold: Promise<void> | null } = { fault: null, hold: null };
  const answers: Root = {
    nextTrafficVideo: () => left[0] ?? null,
    trafficVideoCounts: () => ({ waiting: 4, inWork: 1, done: 12 }),
    saveTrafficVideoLabels: async ({ input }: { input: SaveInput }) => {
      const { fault, hold } = saving;
      await hold;
      saved.push({ ...input, vehicles: input.vehicles.map((one) => ({ ...one })) });
      if (fault !== null) throw fault;
      const [given] = left;
      if (given === undefined) throw refusal("NOT_FOUND");
      const stored = new Map(given.vehicles.map((one) => [one.id, one]));
      for (const one of input.vehicles) stored.set(one.id, one);
      left[0] = { ...given, vehicles: [...stored.values()] };
      const video = { ...left[0], checked: input.checked };
      if (input.checked) left.shift();
      return { video };
    },
    returnTrafficVideo: ({ input }: { input: unknown }) => {
      returned.push(input);
      left.shift();
      return { returned: true };
    },
    ...root,
  };
  const view = await act(async () =>
    renderPortal(<LabellingPage />, { root: answers, at: "/stetje", routes }),
  );
  return { ...view, saved, returned, saving, left };
}
