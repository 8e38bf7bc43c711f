import { expect, it } from "@jest/globals";
import { signalBrowsers } from "./browserProcesses.js";
import { JOB, READY, STANDBY, useRenderer } from "./rendererUnderTest.js";

const booted: string[] = [];
const onBoot: () => void = () => undefined;
const renderer = useRenderer({ RENDER_STANDBY: "1", RENDER_CONCURRENCY: "1" }, (portal) => {
  portal.addHook("onRequest", async ({ url }) => {
    if (url !== "/pdfreport") return;
    booted.push(url);
    onBoot();
  });
});

/** Resolves once so many pages wait. */
async function waiting(count: number): Promise<void> {
  while ((await renderer.metric("renderer_standby_pages")) !== count) await new Promise(setImmediate);
}

const starts = async () => ({
  warm: await renderer.metric('renderer_renders_total{start="warm",outcome="succeeded"}'),
  cold: await renderer.metric('renderer_renders_total{start="cold",outcome="succeeded"}'),
});

it("makes reports without standby pages where the portal has none", async () => {
  renderer.report = READY;
  expect((await renderer.render()).statusCode).toBe(200);
  expect(await starts()).toEqual({ warm: 0, cold: 1 });
});

it("hands the next report's address to a page that waits, and has another one wait afterwards", async () => {
  renderer.waiting = STANDBY;
  await waiting(1);
  const response = await renderer.render({ ...JOB, clientIds: ["7", "8"] });
  expect(response.statusCode).toBe(200);
  expect(renderer.asked).toEqual([]);
  expect(await starts()).toEqual({ warm: 1, cold: 1 });
  await waiting(1);
});

it("boots none while a report is made", async () => {
  await waiting(1);
  const before = booted.length;
  let duringReport = 0;
  renderer.report = () => {
    duringReport = booted.length - before;
    return READY;
  };
  // The first takes the page that waits, the second has none.
  expect(
    (await Promise.all([renderer.render(), renderer.render()])).map((answer) => answer.statusCode),
  ).toEqual([200, 200]);
  expect(duringReport).toBe(0);
  await waiting(1);
});

it("makes the report anew where the page that waits has died", async () => {
  await waiting(1);
  renderer.report = READY;
  signalBrowsers("SIGKILL");
  expect((await renderer.render()).statusCode).toBe(200);
  await waiting(1);
});
