import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { buildServer } from "../src/server.js";
import { browserProcesses, signalBrowsers } from "./browserProcesses.js";
import { AUTH, JOB, portOf, READY, rendererEnv, useRenderer } from "./rendererUnderTest.js";

/** What is asked for at /held is answered once a test says so. */
let release: (answer: string) => void = () => undefined;
const held = new Promise<string>((resolve) => {
  release = resolve;
});
const renderer = useRenderer(
  { RENDER_CONCURRENCY: "1", RENDER_QUEUE: "1", RENDER_TIMEOUT_MS: "8000" },
  (portal) => portal.get("/held", async () => held),
);

/** A report that is there at once, but for what happens when its page is asked for the first time. */
function atFirst(happens: () => void): (url: string) => string {
  return () => {
    if (renderer.asked.length === 1) happens();
    return READY;
  };
}

describe("a browser", () => {
  it.each(["browsers", "pages"] as const)(
    "that is killed under a job (%s) is replaced, and the job done",
    async (which) => {
      renderer.report = atFirst(() => signalBrowsers("SIGKILL", which));
      const statuses = [(await renderer.render()).statusCode, (await renderer.render()).statusCode];
      expect(statuses).toEqual([200, 200]);
      expect(renderer.asked).toHaveLength(3);
    },
  );

  it("that hangs is killed at the job's deadline, and the next job done", async () => {
    const before = await renderer.metric('renderer_browser_restarts_total{reason="dead"}');
    renderer.report = atFirst(() => signalBrowsers("SIGSTOP"));
    const response = await renderer.render();
    expect([response.statusCode, response.json().error.code]).toEqual([504, "DEADLINE"]);
    expect((await renderer.render()).statusCode).toBe(200);
    expect(await renderer.metric('renderer_browser_restarts_total{reason="dead"}')).toBe(before + 1);
    expect(browserProcesses().filter(({ state }) => state === "T")).toEqual([]);
  });

  it("leaves nothing behind when the renderer ends", async () => {
    const before = browserProcesses().map(({ pid }) => pid);
    const other = await buildServer(rendererEnv({ PORTAL_URL: renderer.portalUrl }));
    renderer.report = READY;
    const options = { method: "POST", url: "/render", headers: AUTH, payload: JOB } as const;
    expect((await other.inject(options)).statusCode).toBe(200);
    expect(browserProcesses().length).toBeGreaterThan(before.length);
    await other.close();
    expect(browserProcesses().filter(({ pid }) => !before.includes(pid))).toEqual([]);
  });
});

it("finishes the report that it has begun when it is stopped", async () => {
  const stopping = await buildServer(rendererEnv({ PORTAL_URL: renderer.portalUrl }));
  let closed: Promise<unknown> = Promise.resolve();
  renderer.report = () => {
    closed = stopping.close();
    return READY;
  };
  const url = await stopping.listen({ port: 0, host: "127.0.0.1" });
  const headers = { ...AUTH, "content-type": "application/json" };
  const answer = await fetch(`${url}/render`, { method: "POST", headers, body: JSON.stringify(JOB) });
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(-6)
      .toString(),
  ).toContain("EOF");
  expect(renderer.asked).toHaveLength(1);
  await closed;
});

describe("a report page", () => {
  it.each([
    ["never gets ready", "<p>waiting</p>"],
    ["never comes to an end", "<script>setTimeout(() => { for (;;); })</script>"],
  ])("that %s is given up at the deadline, and its place is free", async (_case, report) => {
    renderer.report = report;
    const response = await renderer.render();
    expect([response.statusCode, response.json().error.code]).toEqual([504, "DEADLINE"]);
    renderer.report = READY;
    expect((await renderer.render()).statusCode).toBe(200);
  });
});

describe("a queue", () => {
  it("that is full says when to come again", async () => {
    // The last test's browser is being closed still.
    while ((await renderer.metric("renderer_queue_running")) > 0) await new Promise(setImmediate);
    renderer.report = `<script>fetch("/held").then(() => { document.documentElement.dataset.reportReady = "true" })</script>`;
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const response = await renderer.render();
        if (response.statusCode === 429) release("now");
        return response;
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
    const full = answers.find(({ statusCode }) => statusCode === 429);
    expect(full?.json().error.code).toBe("QUEUE_FULL");
    expect(Number(full?.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("goes on where a caller leaves", async () => {
    await renderer.app.listen({ port: 0, host: "127.0.0.1" });
    const headers = { ...AUTH, "content-type": "application/json" };
    const options = { port: portOf(renderer.app), path: "/render", method: "POST", headers };
    const leaving = request(options);
    renderer.report = () => {
      leaving.destroy();
      return "<p>waiting</p>";
    };
    leaving.end(JSON.stringify(JOB));
    await expect(once(leaving, "response")).rejects.toThrow("socket hang up");
    renderer.report = READY;
    const next = request(options);
    next.end(JSON.stringify(JOB));
    const [response] = (await once(next, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await once(response, "end");
    expect(await renderer.metric('renderer_renders_total{start="cold",outcome="CANCELLED"}')).toBe(1);
  });
});
