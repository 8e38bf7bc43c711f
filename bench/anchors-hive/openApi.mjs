// The platform's document in the best form for Hive Gateway: only the benchmark's queries, each answer of one
// shape. Parts that OpenAPI leaves open (one or many, free-form objects) would be untyped JSON for it, and so
// cheaper than the others' work.
import { readOpenApi } from "../../tools/openApi.mjs";

const ASKED = ["/client", "/client/list", "/group", "/measurement", "/measurement/summary"];
const text = { type: "string" };
const META_DATA = {
  type: "object",
  properties: {
    locationName: text,
    reportedParameters: { type: "object", properties: { hwType: text } },
  },
};

/** The OpenAPI document to compose from: `/client` returns a list, `/measurement` one. */
export function comparedOpenApi() {
  const whole = readOpenApi();
  const paths = Object.fromEntries(ASKED.map((path) => [path, { get: whole.paths[path].get }]));
  const answer = (path) => paths[path].get.responses["200"].content["application/json"];
  const pick = (path, type) => {
    answer(path).schema = answer(path).schema.anyOf.find((shape) => shape.type === type);
  };
  pick("/client", "array");
  pick("/measurement", "object");
  for (const path of ["/client", "/client/list"]) answer(path).schema.items.properties.metaData = META_DATA;
  for (const { get } of Object.values(paths)) {
    for (const parameter of get.parameters ?? []) if (parameter.schema.anyOf) parameter.schema = text;
  }
  return { ...whole, paths };
}
