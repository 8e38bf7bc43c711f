import type { OwnClassFiguresFragment } from "../../../graphql/generated";

type Own = NonNullable<OwnClassFiguresFragment["ownClasses"]>;
export type OwnRow = NonNullable<Own["speeds"]>[number];

/** A class of a group's own for tests; pass the fields that matter. */
export const ownRow = (part: Partial<OwnRow> = {}): OwnRow => ({
  from: 1,
  to: 30,
  name: null,
  vehicles: 100,
  percentage: 25,
  incoming: 60,
  outgoing: 40,
  isEstimate: false,
  ...part,
});

/** Up to 30, 31–50 and above 50 km/h; up to 5.2 m, with a name, and more. */
export const ownClasses: Own = {
  speeds: [
    ownRow(),
    ownRow({ from: 31, to: 50, vehicles: 280, percentage: 70, incoming: 200, outgoing: 80 }),
    ownRow({ from: 51, to: null, vehicles: 20, percentage: 5, incoming: 20, outgoing: 0 }),
  ],
  lengths: [
    ownRow({ from: 0, to: 5.2, name: "osebna" }),
    ownRow({ from: 5.2, to: null, vehicles: 300, percentage: 75, incoming: 200, outgoing: 100 }),
  ],
};
