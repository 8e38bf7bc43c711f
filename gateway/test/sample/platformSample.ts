import type { FastifyReply, FastifyRequest } from "fastify";
import { readOpenApi } from "../../../tools/openApi.mjs";
import { NOW } from "../gatewayUnderTest.js";

/** The part of JSON Schema that the platform's contract uses. */
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minItems?: number;
  minimum?: number;
}

interface Contract {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>
  >;
}

const contract = readOpenApi<Contract>();

/** Contents that the contract leaves open, as devices and screens fill them. */
const OPEN: Record<string, (n: number) => unknown> = {
  metaData: (n) => ({
    locationName: `Cesta ${n}`,
    locationAddress: `Glavna ${n}`,
    serialNumber: `K2-${n}`,
    groupType: "valve",
    summaryGroups: { groups: [{ name: "Center", clients: [1, 2] }] },
    markerPosition: { lat: 46.2, lng: 15.2 },
    measureDistance: 60,
    speedLimit: 40,
    directionNames: { incoming: "proti Kranju", outgoing: "proti Ljubljani" },
    speedingBlink: true,
    notes: "Ključ pri gasilcih",
    displayConfiguration: { type: 1, selectedResourceId: 3 },
    customTexts: [
      {
        name: "Pozor",
        uuid: "u-1",
        layout: "A",
        texts: [{ text: "POČASI", horizAlignment: "left", vertAlignment: "top", font: 8 }],
      },
    ],
    reportedParameters: { hwType: "K200DISP_FALCON", Valve: 1 },
    hardwareType: "K200DISP_FALCON",
    description: "Popravki",
    actionName: "Ponovni zagon",
    actionDescription: "Znova zažene napravo",
  }),
  data: () => ({
    cfgID: "KB0",
    BasicConfig: { Config_Version: 3, brtLevel: [1, 2, 3, 4, 5, 6, 7, 8], displayDisable: 0 },
    FlasherConfig: [{ flashFreq: 2, flashDuty: 50 }],
    actionType: "reboot",
    name: "Pozor",
    uuid: "u-1",
    layout: "A",
    texts: [],
  }),
  target: () => ({ clientId: 1 }),
  value: () => 1,
};

const TIME = /(Date|Timestamp|^time|^from|^to|^since|Until|Change|datetime|^date)$/i;

/** The beginning of a picture, as base64. */
const PNG = "iVBORw0KGgo=";

/** A value of a schema: lists of `size` items, each with its own id. */
function sample(schema: Schema, name: string, n: number, size: number): unknown {
  // Its clients are devices.
  if (name === "isPlace") return undefined;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[n % schema.enum.length];
  if (schema.anyOf) {
    const some = schema.anyOf.find(({ type }) => type !== "null") ?? schema.anyOf[0] ?? {};
    return sample(some, name, n, size);
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "array") return samples(schema, name, n, size);
  if (type === "object" || schema.properties) {
    if (!schema.properties || Object.keys(schema.properties).length === 0) return OPEN[name]?.(n) ?? {};
    const { properties } = schema;
    return Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, sample(part, key, n, size)]),
    );
  }
  if (name === "timeZone") return "Europe/Ljubljana";
  if (name === "png") return PNG;
  if (type === "string") return `${name} ${n}`;
  if (type === "boolean") return n % 2 === 0;
  if (type === "integer" || type === "number") return numberFor(schema, name, n);
  return OPEN[name]?.(n) ?? null;
}

function samples(schema: Schema, name: string, n: number, size: number): unknown[] {
  if (name === "weekDays") return [true, true, true, true, true, false, false];
  if (name === "reported rows")
    return [
      [NOW - 60, 1],
      [NOW, 0],
    ];
  if (name === "groups") return [(n % 3) + 1];
  const items = schema.items ?? {};
  return Array.from({ length: Math.max(size, schema.minItems ?? 0) }, (_, index) =>
    sample(items, name, index + 1, Math.min(size, 3)),
  );
}

function numberFor({ minimum }: Schema, name: string, n: number): number {
  if (name === "visionType") return n % 3;
  if (name === "id") return n;
  if (/Id$|Ids$|^clients$/.test(name)) return ((n - 1) % 3) + 1;
  if (TIME.test(name)) return NOW - 3_600 + n;
  return Math.max(minimum ?? 0, n % 50);
}

export type LookingCall = `${"GET" | "POST"} ${string}`;

/** A call that only reads, but has a body. */
const ASKED_BY_BODY: LookingCall = "POST zalivalnik/schedule/preview";

/** All calls of the contract that only read and answer JSON, by a double's names. */
export const LOOKING_CALLS: LookingCall[] = Object.entries(contract.paths)
  .flatMap(([path, methods]): LookingCall[] =>
    answerOf(path, methods.get) && !path.startsWith("/device/") && !path.startsWith("/export/")
      ? [`GET ${path.slice(1)}`]
      : [],
  )
  .concat(ASKED_BY_BODY);

function answerOf(
  path: string,
  operation: Contract["paths"][string][string] | undefined,
): Schema | undefined {
  if (path === "/events" || path === "/metrics") return undefined;
  return operation?.responses["200"]?.content?.["application/json"]?.schema;
}

/** The contract's answer to such a call, with lists of `size`; an object or a list depending on the ids. */
export function sampleAnswer(call: LookingCall, { query }: FastifyRequest, size: number): unknown {
  const [method = "", name] = call.split(" ");
  const path = `/${name}`;
  const schema = answerOf(path, contract.paths[path]?.[method.toLowerCase()]) ?? {};
  if (path === "/graph/reported") return samples({}, "reported rows", 1, size);
  if (path === "/zalivalnik/history")
    return { ...(sample(schema, "", 1, size) as object), reported: samples({}, "reported rows", 1, size) };
  const { clientId } = query as { clientId?: string };
  const ids = clientId?.split(",") ?? [];
  const list = schema.anyOf?.find(({ type }) => type === "array");
  if (ids.length > 1 && (list ?? schema).items)
    return ids.map((id) => ({
      ...(sample((list ?? schema).items ?? {}, "", Number(id), size) as object),
      ...withId(path, id),
    }));
  const answer = sample(schema, "", Number((query as { id?: string }).id ?? ids[0] ?? 1), size);
  return answer;
}

function withId(path: string, id: string): object {
  return path === "/client" ? { id: Number(id) } : { clientId: Number(id) };
}

/** Sends the answer that the contract promises. */
export function sendSample(
  call: LookingCall,
  request: FastifyRequest,
  reply: FastifyReply,
  size: number,
): FastifyReply {
  return reply.header("x-total-count", String(size)).send(JSON.stringify(sampleAnswer(call, request, size)));
}
