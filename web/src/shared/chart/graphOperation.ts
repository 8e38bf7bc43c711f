import type { GraphKind } from "./graphKind";

/** Fields to query; an object's fields follow its name. */
export type Selection = readonly (string | readonly [name: string, fields: Selection])[];

const point: Selection = ["time", "value"];
const limits: Selection = ["speedLimit", ["speedLimits", ["from", "speedLimit"]]];

/** Fields that each graph is drawn from. */
const fieldsOf: Record<GraphKind, Selection> = {
  speedClass: [
    ...limits,
    ["percentiles", ["sampleSize"]],
    ["speedClasses", ["from", "to", "vehicles", "measurements", "isEstimate"]],
  ],
  histogram: [
    ...limits,
    ["percentiles", ["v85", "sampleSize"]],
    ["histogram", ["speed", "vehicles"]],
    "histogramWidth",
    "histogramAbove",
  ],
  vehicleCount: [["vehicleCount", point]],
  percentile: [...limits, ["percentilesPerHour", ["time", "v30", "v50", "v85"]]],
  speed: [...limits, ["speedPerHour", ["time", "max", "average"]]],
  vehicleType: [["lengthClasses", ["from", "to", "vehicles", "isEstimate"]]],
  perDay: [["vehiclesPerDay", point]],
  averagePerHour: [["averagePerHour", ["hour", "value"]]],
  pedestrians: [["pedestrians", [["byHour", point]]]],
  cyclists: [["cyclists", [["byHour", point]]]],
  vehicleCountInOut: [
    ["vehicleCountIncoming", point],
    ["vehicleCountOutgoing", point],
  ],
  pedestriansInOut: [
    [
      "pedestrians",
      [
        ["byHourIncoming", point],
        ["byHourOutgoing", point],
      ],
    ],
  ],
  cyclistsInOut: [
    [
      "cyclists",
      [
        ["byHourIncoming", point],
        ["byHourOutgoing", point],
      ],
    ],
  ],
};

const ownClass = ["from", "to", "name", "vehicles", "percentage", "incoming", "outgoing", "isEstimate"];

/** Fields of the graphs that are drawn by a group's own classes. */
const ownFieldsOf: Partial<Record<GraphKind, Selection>> = {
  speedClass: [...limits, ["percentiles", ["sampleSize"]], ["ownClasses", [["speeds", ownClass]]]],
  vehicleType: [["ownClasses", [["lengths", ownClass]]]],
};

export type Asked = {
  clientId: string;
  /** The period [from, to) in Unix seconds. */
  from: number;
  to: number;
  /** km/h: the figures are as if it had been in force. */
  asIfLimit?: number | null;
};

function print(selection: Selection, indent: string): string {
  return selection
    .map((field) =>
      typeof field === "string"
        ? `${indent}${field}`
        : `${indent}${field[0]} {\n${print(field[1], `${indent}  `)}\n${indent}}`,
    )
    .join("\n");
}

/**
 * A GraphQL operation for these fields of a measurement. Its variables have defaults: it runs as it is, and a
 * script can still set others. `title` becomes its comment.
 */
export function measurementOperation(
  name: string,
  title: string,
  { clientId, from, to, asIfLimit = null }: Asked,
  fields: Selection,
): string {
  const selection: Selection = [
    "name",
    "timeZone",
    [
      `measurement(interval: $interval${asIfLimit === null ? "" : `, asIfLimit: ${asIfLimit}`})`,
      ["from", "to", ["completeness", ["share"]], "estimates", ...fields],
    ],
  ];
  return `# ${title.replace(/\s+/g, " ")}
query ${name}(
  $id: ID! = ${JSON.stringify(clientId)}
  $interval: IntervalInput! = { from: ${from}, to: ${to} }
) {
  client(id: $id) {
${print(selection, "    ")}
  }
}
`;
}

/** @param isByOwn the graph is drawn by the group's own classes, if it is one of classes */
export function graphOperation(kind: GraphKind, title: string, asked: Asked, isByOwn = false): string {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return measurementOperation(name, title, asked, (isByOwn && ownFieldsOf[kind]) || fieldsOf[kind]);
}
