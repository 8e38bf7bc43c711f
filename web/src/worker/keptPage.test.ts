import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { createCacheStorage } from "../../test/cacheStorage";
import { keepPage, keptAt, keptDocument } from "./keptPage";

let storage: ReturnType<typeof createCacheStorage>;
let fetched: jest.SpiedFunction<typeof fetch>;
/** The entry in the server's present document. */
let entry = "";
/** Assets that the server does not have any more. */
let lost: string[] = [];

const html = () => `<html><script type="module" crossorigin src="${entry}"></script></html>`;

beforeEach(() => {
  entry = "/assets/index-1.js";
  lost = [];
  storage = createCacheStorage();
  Object.assign(globalThis, { caches: storage });
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async (asked) => {
    if (lost.includes(String(asked))) return new Response("", { status: 404 });
    const isPage = asked === "/overview";
    const headers = { "server-timing": "clock;desc=1", "content-security-policy": "script-src 'self'" };
    return new Response(isPage ? html() : `code of ${asked}`, isPage ? { headers } : {});
  });
});
afterEach(() => {
  fetched.mockRestore();
  Reflect.deleteProperty(globalThis, "caches");
});

const text = async (answer: Promise<Response | undefined>) => (await answer)?.text();

it("keeps the document with what was loaded, and not what time it was then", async () => {
  await keepPage([entry, "/assets/frame-1.js"]);
  expect(await text(keptDocument())).toBe(html());
  expect(await text(keptAt("/assets/frame-1.js"))).toBe("code of /assets/frame-1.js");
  const headers = (await keptDocument())?.headers;
  expect([headers?.get("server-timing"), headers?.get("content-security-policy")]).toEqual([
    null,
    "script-src 'self'",
  ]);
});

it("adds what further pages load, each once", async () => {
  await keepPage([entry]);
  await keepPage([entry, "/assets/valves-1.js"]);
  await keepPage([entry, "/assets/valves-1.js"]);
  expect(storage.addresses("page")).toEqual([entry, "/overview", "/assets/valves-1.js"]);
  expect(fetched.mock.calls.filter(([asked]) => asked === "/assets/valves-1.js")).toHaveLength(1);
});

it("puts a new version in the place of the old one, whole", async () => {
  await keepPage([entry, "/assets/frame-1.js", "/assets/react-1.js"]);
  entry = "/assets/index-2.js";
  await keepPage([entry, "/assets/frame-2.js", "/assets/react-1.js"]);
  expect(storage.addresses("page").toSorted()).toEqual([
    "/assets/frame-2.js",
    "/assets/index-2.js",
    "/assets/react-1.js",
    "/overview",
  ]);
  expect(await text(keptDocument())).toContain("index-2");
});

it("lets no page of an old version change what is kept, nor one that is new to the server", async () => {
  await keepPage([entry, "/assets/frame-1.js"]);
  await keepPage(["/assets/index-0.js", "/assets/frame-0.js"]);
  expect(storage.addresses("page").toSorted()).toEqual([
    "/assets/frame-1.js",
    "/assets/index-1.js",
    "/overview",
  ]);
});

it("keeps no document whose code can't be had", async () => {
  await keepPage([entry, "/assets/frame-1.js"]);
  entry = "/assets/index-2.js";
  lost = ["/assets/frame-2.js"];
  await expect(keepPage([entry, "/assets/frame-2.js"])).rejects.toThrow(TypeError);
  expect(await text(keptDocument())).toContain("index-1");
  expect(await text(keptAt("/assets/frame-1.js"))).toBe("code of /assets/frame-1.js");
});
