import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { type Json, objectOrNull } from "./decode.js";
import type { Kind } from "./kind.js";
import { listOf, number, whole } from "./kinds.js";
import { isEstimate } from "./measurementEstimates.js";
import { label } from "./names.js";
import { rowsOf } from "./rows.js";
import { key, may, type RecordOf, table } from "./table.js";

const OWN_CLASS = table(
  "OwnClass",
  "A class of speeds or lengths of a group's own; it begins where the one before ends.",
  {
    to: may(
      "to",
      number,
      "Speeds: the highest whole km/h, which belongs to it. Lengths: metres that all are shorter than. null: it is the last one, without an end.",
    ),
    name: may("name", label, "What the group calls it; null: nothing."),
  },
);

const classes = listOf(OWN_CLASS);

export const OWN_CLASSES = table("OwnClasses", "The own classes of a group, beside the usual ones.", {
  speeds: may("speeds", classes, "By speed; null: none of its own."),
  lengths: may("lengths", classes, "By length; null: none of its own."),
});

/** Classes as a mutation states them; an axis without classes loses its own ones. */
export type StatedClasses = Partial<
  Record<ClassAxis, readonly { to?: number | null; name?: string | null }[] | null>
>;

/** The classes in the notation of the platform. */
export function encodeOwnClasses(stated: StatedClasses): Json {
  const encoded = (axis: ClassAxis) =>
    stated[axis]?.map(({ to = null, name = null }) => ({ to, name })) ?? null;
  return { speeds: encoded("speeds"), lengths: encoded("lengths") };
}

/** The own classes in a group's metadata. */
export const ownClassesIn: Kind<RecordOf<typeof OWN_CLASSES>> = {
  shape: OWN_CLASSES.shape,
  read: (wire, field, root) => {
    const metaData = objectOrNull(wire, field);
    return metaData && OWN_CLASSES.read(metaData.ownClasses ?? {}, field, root);
  },
};

const COUNTS = {
  name: may("name", label, "What the group calls it; null: nothing."),
  vehicles: may("vehicles", whole, "Vehicles; null: not known."),
  percentage: may(
    "percentage",
    number,
    "Percent of the vehicles with a speed, or with a length; null where none has one, or it is not known.",
  ),
  incoming: may(
    "incoming",
    whole,
    "Of these, towards the device; null where it is not known of all vehicles which way they went.",
  ),
  outgoing: may("outgoing", whole, "Of these, away from it; null likewise."),
  isEstimate,
};

const OWN_SPEED_CLASS = table("OwnSpeedClass", "Vehicles of a class of speeds of a group's own.", {
  from: key("from", whole, "Lowest speed, whole km/h."),
  to: may("to", whole, "Highest speed, whole km/h; null without an end."),
  ...COUNTS,
});

const OWN_LENGTH_CLASS = table(
  "OwnLengthClass",
  "Vehicles of a class of lengths of a group's own, half-open [from, to).",
  {
    from: key("from", number, "Shortest, metres."),
    to: may("to", number, "Metres that all are shorter than; null without an end."),
    ...COUNTS,
  },
);

export const OWN_CLASS_FIGURES = table(
  "OwnClassFigures",
  "Vehicles of a period by own classes, of the group or as asked.",
  {
    speeds: may(
      "speeds",
      rowsOf(OWN_SPEED_CLASS, "to"),
      "By speed; null where there are no own ones, nobody listened for vehicles, or it is not told.",
    ),
    lengths: may(
      "lengths",
      rowsOf(OWN_LENGTH_CLASS, "to"),
      "By length; empty where the device measures none; null where there are no own ones, nobody listened for vehicles, or it is not told.",
    ),
  },
);
