import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import Type from "typebox";
import { writtenOut } from "../../../tools/openApi.mjs";
import { TestPlatform } from "../../test/testPlatform.js";
import { compact } from "./compact.js";
import { NAMED_SCHEMAS } from "./namedSchemas.js";

interface Document {
  components: Record<"schemas" | "responses" | "parameters", Record<string, unknown>>;
  paths: Record<string, unknown>;
}

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.stop());

describe("the short form of the document", () => {
  const refs = (document: object) =>
    [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);

  it("says what the routes say, all of it", () => {
    const { paths } = writtenOut<Document>(compact(platform.app.swagger(), NAMED_SCHEMAS));
    expect(JSON.stringify(paths)).toBe(JSON.stringify(platform.app.swagger().paths));
  });

  it("names what stands in several places, and nothing else", () => {
    const document = compact(platform.app.swagger(), NAMED_SCHEMAS) as Document;
    const { schemas, responses, parameters } = document.components;
    const names = Object.entries({ schemas, responses, parameters }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    const counts = new Map<string, number>();
    for (const ref of refs(document)) counts.set(ref ?? "", (counts.get(ref ?? "") ?? 0) + 1);
    expect(names.filter((name) => (counts.get(name) ?? 0) < 2)).toEqual([]);
    expect([...counts.keys()].filter((ref) => !names.includes(ref))).toEqual([]);
  });

  it("refers to one component within another", () => {
    const Inner = Type.Object({ a: Type.String() });
    const Outer = Type.Object({ inner: Inner, any: Type.Record(Type.String(), Inner) });
    const outer = {
      type: "object",
      required: ["inner", "any"],
      properties: { inner: Inner, any: { type: "object", additionalProperties: Inner } },
    };
    const document = { components: {}, paths: { "/a": { get: { answer: outer } } } };
    const short = compact(document, { Error: Type.Null(), Inner, Outer }) as Document;
    expect(short.paths).toEqual({ "/a": { get: { answer: { $ref: "#/components/schemas/Outer" } } } });
    expect(JSON.stringify(short.components.schemas.Outer)).toContain(
      '"inner":{"$ref":"#/components/schemas/Inner"}',
    );
  });

  it("refuses a header that two calls describe in two ways", () => {
    const taking = (description: string) => ({
      parameters: [{ in: "header", name: "If-Match", schema: { type: "string" }, description }],
    });
    const document = { paths: { "/a": { get: taking("one") }, "/b": { get: taking("another") } } };
    expect(() => compact(document, { Error: Type.Null() })).toThrow(
      "The header If-Match is described in two ways.",
    );
  });
});
