import { describe, expect, it } from "@jest/globals";
import { buildServer } from "../src/server.js";
import { AUTH, JOB, READY, rendererEnv, useRenderer } from "./rendererUnderTest.js";

const renderer = useRenderer();

describe("a render", () => {
  it("prints the report page of the ids it was given, tagged and with an outline", async () => {
    renderer.report = `<h1>Šmartinska čez most</h1>${READY}`;
    const response = await renderer.render(
      { ...JOB, clientIds: ["7", "18"] },
      { ...AUTH, "x-request-id": "trace.1" },
    );
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const pdf = response.rawPayload.toString("latin1");
    expect(pdf).toContain("/StructTreeRoot");
    expect(pdf).toContain("/Outlines");
    expect(renderer.asked).toEqual([
      "/pdfreport/7,18?sessionKey=rk_0123456789abcdef&fromTimestamp=1790000000&toTimestamp=1790086400&lang=sl&requestId=trace.1",
    ]);
  });

  it("draws the page as it is printed: what is measured on it fits the sheet", async () => {
    renderer.report = `<style>#sheet { width: 297mm } @media screen { #sheet { width: auto } }</style><div id="sheet"></div>
      <script>
        const isSheet = document.getElementById("sheet").offsetWidth > 1100;
        Object.assign(document.documentElement.dataset, isSheet ? { reportReady: "true" } : { reportReady: "error" });
      </script>`;
    expect((await renderer.render()).statusCode).toBe(200);
  });

  it("says so where the page failed", async () => {
    renderer.report =
      "<script>Object.assign(document.documentElement.dataset, { reportReady: 'error', reportError: 'NOT_FOUND' })</script>";
    const response = await renderer.render();
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      error: { code: "REPORT_FAILED", message: "The report page failed: NOT_FOUND." },
    });
  });
});

describe("a request that is refused", () => {
  it.each([
    ["no secret", {}, {}, 401, ""],
    ["a wrong secret", {}, { authorization: AUTH.authorization.replace("a-", "b-") }, 401, ""],
    ["an address instead of an id", { clientIds: ["http://evil.example"] }, AUTH, 400, "clientIds/0"],
    ["no client", { clientIds: [] }, AUTH, 400, "clientIds"],
    ["51 clients", { clientIds: Array.from({ length: 51 }, (_, id) => `${id}`) }, AUTH, 400, "clientIds"],
    ["the same client twice", { clientIds: ["7", "7"] }, AUTH, 400, "clientIds"],
    ["a number as an id", { clientIds: [7] }, AUTH, 400, "clientIds/0"],
    ["an unknown field", { url: "http://evil.example" }, AUTH, 400, ""],
    ["a limit that is none", { asIfLimit: 201 }, AUTH, 400, "asIfLimit"],
    ["a gap that is none", { gap: 2 }, AUTH, 400, "gap"],
    ["a path in the key", { sessionKey: "../../../../etc/passwd" }, AUTH, 400, "sessionKey"],
  ])("for %s", async (_case, overrides, headers: Record<string, string>, status, field) => {
    const response = await renderer.render({ ...JOB, ...overrides }, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json().error.message).toContain(field);
    expect(renderer.asked).toEqual([]);
  });
});

it("names no address, and so no key, where the portal can't be reached", async () => {
  const lost = await buildServer(rendererEnv({ PORTAL_URL: "http://127.0.0.1:9" }));
  const response = await lost.inject({ method: "POST", url: "/render", headers: AUTH, payload: JOB });
  expect([response.statusCode, response.json()]).toEqual([
    502,
    { error: { code: "PORTAL_UNREACHABLE", message: "The renderer can't reach the portal." } },
  ]);
  await lost.close();
});

it("says what is missing where there is no browser", async () => {
  const bare = await buildServer(rendererEnv({ PUPPETEER_EXECUTABLE_PATH: "/nowhere/chromium" }));
  const reason = expect.stringContaining("No Chromium was found");
  expect((await bare.inject("/availability")).json()).toEqual({ available: false, reason });
  const ready = await bare.inject("/readyz");
  expect((await bare.inject("/metrics")).body).toContain("renderer_browser_up 0");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: reason }]);
  const response = await bare.inject({ method: "POST", url: "/render", headers: AUTH, payload: JOB });
  expect([response.statusCode, response.json().error.code]).toEqual([503, "NO_BROWSER"]);
  await bare.close();
});
