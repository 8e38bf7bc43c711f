import { expect, it } from "@jest/globals";
import { browserProcesses } from "./browserProcesses.js";
import { useRenderer } from "./rendererUnderTest.js";

const renderer = useRenderer({ RENDER_CONCURRENCY: "4", RENDER_QUEUE: "200", RENDER_TIMEOUT_MS: "20000" });

it("replaces a browser after its share of pages without losing a report, and closes the old one", async () => {
  const answers = await Promise.all(Array.from({ length: 110 }, () => renderer.render()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await renderer.metric('renderer_browser_restarts_total{reason="recycled"}')).toBe(1);
  const browsers = () => browserProcesses().filter(({ parent }) => parent === process.pid);
  while (browsers().length > 1) await renderer.render();
  expect(browsers()).toHaveLength(1);
}, 60_000);
