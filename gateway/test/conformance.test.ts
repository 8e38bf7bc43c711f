import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { serverAudits } from "graphql-http";
import { buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;
let url: string;

beforeAll(async () => {
  platform = await startPlatformDouble();
  platform.on("GET user/session", () => ({ user: { id: 1, email: "ana@obcina.si" }, group: null }));
  gateway = await buildGateway(platform.url);
  url = `${await gateway.listen({ port: 0, host: "127.0.0.1" })}/graphql`;
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

const audits = serverAudits({ url: () => url });

describe("GraphQL over HTTP", () => {
  it("has 61 audits", () => expect(audits).toHaveLength(61));

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    "%s %s",
    async (_id, _name, audit) => {
      expect(await audit.fn()).toMatchObject({ status: "ok" });
    },
  );

  it("holds for a caller who is signed in, too", async () => {
    const fetchFn = (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...init.headers, ...SIGNED_IN } });
    const results = await Promise.all(serverAudits({ url, fetchFn }).map(({ fn }) => fn()));
    expect(results.filter(({ status }) => status !== "ok")).toEqual([]);
  });
});

describe("an answer", () => {
  const ask = (query: string, accept: string) =>
    gateway.inject({ method: "POST", url: "/graphql", headers: { accept }, payload: { query } });

  it("that nobody accepts is a 406", async () => {
    const answer = await ask("{ __typename }", "text/html");
    expect(answer.statusCode).toBe(406);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  });

  it("is never kept by a cache", async () => {
    expect((await ask("{ __typename }", "*/*")).headers["cache-control"]).toBe("no-store");
    expect((await ask("{", "*/*")).headers["cache-control"]).toBe("no-store");
  });

  it("does not say which fields there are", async () => {
    const { errors } = (await ask("{ client { id } clientz { id } }", "*/*")).json();
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|clients/);
  });

  it("tells of five faults at most, and that there are more", async () => {
    const { errors } = (await ask("{ a b c d e f g h }", "*/*")).json();
    expect(errors).toHaveLength(6);
    expect(errors[5].message).toMatch(/Too many/);
  });
});
