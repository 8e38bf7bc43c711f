import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { buildSchema, graphql, parse, validate } from "graphql";
import { createChartContext } from "./chartContext";
import { chartOf } from "./chartOf";
import { graphKinds } from "./graphKind";
import { graphOperation } from "./graphOperation";
import { lengthClasses, measurement } from "./testing/measurement";

const schema = buildSchema(
  readFileSync(new URL("../../../../schema/schema.graphql", import.meta.url), "utf8"),
);
const asked = { clientId: "7", from: 1_782_856_800, to: 1_782_943_200 };

it.each(graphKinds)("the copied operation of %s is valid, and runs as it stands", async (kind) => {
  const source = graphOperation(kind, "Naslov", asked);
  expect(validate(schema, parse(source)).map(String)).toEqual([]);
  const client = ({ id }: { id: string }) => ({
    id,
    name: "Kidričeva cesta",
    timeZone: "Europe/Ljubljana",
    measurement: ({ interval }: { interval: { from: number; to: number } }) => ({
      ...measurement({ lengthClasses }),
      ...interval,
    }),
  });
  const { data, errors } = await graphql({ schema, source, rootValue: { client } });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ client: { measurement: { from: asked.from, to: asked.to } } });
});

it.each(graphKinds)("the copied operation of %s asks for all that the graph is drawn from", async (kind) => {
  const read = new Set<string>();
  const watched = new Proxy(measurement({ lengthClasses }), {
    get: (target, name, receiver) => {
      read.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
  chartOf[kind](watched, context).table();
  const operation = graphOperation(kind, "Naslov", asked);
  // Every chart over time shades hours without a report; a script reads these from the completeness. Whether
  // there are own classes, and another limit is assumed, decides which operation is copied.
  const drawn = [...read].filter(
    (name) =>
      !["ownClasses", "isAssumedLimit"].includes(name) &&
      (name !== "vehicleCount" || kind === "vehicleCount"),
  );
  expect(drawn.filter((name) => !operation.includes(name))).toEqual([]);
});

it("asks as if another limit had been in force where the graph is drawn so", () => {
  const source = graphOperation("speed", "Naslov", { ...asked, asIfLimit: 30 });
  expect(validate(schema, parse(source)).map(String)).toEqual([]);
  expect(source).toContain("measurement(interval: $interval, asIfLimit: 30)");
});

it.each(["speedClass", "vehicleType"] as const)(
  "the copied operation of %s by own classes asks for these, and runs as it stands",
  async (kind) => {
    const source = graphOperation(kind, "Naslov", asked, true);
    expect(validate(schema, parse(source)).map(String)).toEqual([]);
    expect(source).toContain("ownClasses");
    expect(source).not.toMatch(/speedClasses|lengthClasses/);
    expect(graphOperation("speed", "Naslov", asked, true)).toBe(graphOperation("speed", "Naslov", asked));
  },
);

it("keeps an id what it is, whatever it holds, and a title in its line", () => {
  const operation = graphOperation("speed", "ena\n} { zlo", { ...asked, clientId: '7" }' });
  expect(validate(schema, parse(operation))).toEqual([]);
  expect(operation).toContain('$id: ID! = "7\\" }"');
  expect(operation.split("\n")[0]).toBe("# ena } { zlo");
});
