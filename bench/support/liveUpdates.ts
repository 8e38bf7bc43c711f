import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { buildSchema, graphql } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { launchBrowser, openWindow } from "../../tests/support/browser.js";
import { manyDevices } from "../web/devices.js";
import { median } from "./timing.js";
import { serveWeb } from "./webServer.js";

const WEB_DIR = process.env.TEST_WEB_DIR ?? fileURLToPath(new URL("../../web/dist", import.meta.url));
const schema = buildSchema(readFileSync(new URL("../../schema/schema.graphql", import.meta.url), "utf8"));
/** The page collects reports for 200 ms; this also leaves enough time to draw. */
const SETTLE_MS = 1500;

const group = {
  id: "1",
  name: "Občina",
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  summaryGroups: [],
};
const user = { id: "1", email: "ana@test.si", username: "ana@test.si", admin: false, language: "sl" };

type Reports = { clientStatus: object }[];

/** A portal whose devices report on command; everything else of the page is built. */
async function openPortal(count: number) {
  const clients = manyDevices(count).map((client) => ({
    ...client,
    valveOpen: null,
    groups: [group],
    settings: { ...client.settings, locationName: client.name },
  }));
  let tell: (reports: Reports) => void = () => {};
  let isHeard = () => {};
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  async function* clientStatus() {
    isHeard();
    for (;;) {
      const reports = await new Promise<Reports>((resolve) => {
        tell = resolve;
      });
      yield* reports;
    }
  }
  const root = {
    clients,
    groups: [group],
    session: { user, group, admin: false },
    portal: {
      tileUrl: null,
      tileAttribution: "",
      reportCompany: "",
      reports: { available: false, reason: null },
    },
  };
  const execute = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
    const result = await graphql({ schema, source: query, variableValues: variables, rootValue: root });
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
  };
  const web = await serveWeb(WEB_DIR, (request, response) => {
    if (!request.url?.startsWith("/graphql") || request.method !== "POST") return false;
    void execute(request, response);
    return true;
  });
  const sockets = new WebSocketServer({ server: web.server, path: "/graphql" });
  useServer({ schema, roots: { subscription: { clientStatus } } }, sockets);
  return { web, heard, clients, report: (reports: Reports) => tell(reports) };
}

/**
 * The built overview with many devices, some of which report at the same moment over the page's socket.
 * @returns milliseconds, medians: scripts, style and layout, both without the page's other work in that time;
 * and the longest task, 0 if none took 50
 */
export async function liveUpdates(asked: { devices: number; reports: number; rounds: number }) {
  const portal = await openPortal(asked.devices);
  const browser = await launchBrowser();
  const { page, complaints } = await openWindow(browser);
  await page.evaluateOnNewDocument((name) => {
    for (const [key, value] of Object.entries({
      isAdmin: "0",
      groupName: "Občina",
      groupId: "1",
      username: name,
    }))
      localStorage.setItem(key, value);
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
  }, user.username);
  await page.goto(`${portal.web.url}/overview`);
  await page.waitForSelector(".map-mark");
  await page.waitForSelector("tbody tr");
  await portal.heard;

  const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const spent = async (work: () => void) => {
    const before = await page.metrics();
    work();
    await settle();
    const after = await page.metrics();
    const of = (key: "ScriptDuration" | "LayoutDuration" | "RecalcStyleDuration") =>
      1000 * ((after[key] ?? 0) - (before[key] ?? 0));
    return { script: of("ScriptDuration"), layout: of("LayoutDuration") + of("RecalcStyleDuration") };
  };
  const rounds: { script: number; layout: number; task: number }[] = [];
  await settle();
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  for (let round = 0; round <= asked.rounds; round += 1) {
    const quiet = await spent(() => {});
    const busy = await spent(() => {
      const lastActiveDate = Math.floor(Date.now() / 1000);
      const all = portal.clients.filter(
        (_client, index) => index % Math.floor(asked.devices / asked.reports) === round % 5,
      );
      portal.report(
        all.slice(0, asked.reports).map((client) => ({ clientStatus: { ...client, lastActiveDate } })),
      );
    });
    const task = await page.evaluate(() => {
      const { tasks } = window as unknown as { tasks: number[] };
      return Math.max(0, ...tasks.splice(0));
    });
    rounds.push({ script: busy.script - quiet.script, layout: busy.layout - quiet.layout, task });
  }
  const first = await page.$eval("tbody time", (time) => time.textContent);
  if (first !== "pravkar") throw new Error(`The first device reported just now, and the page says ${first}.`);
  if (complaints.length > 0) throw new Error(complaints.join(" · "));
  await browser.close();
  portal.web.close();
  const of = (key: "script" | "layout" | "task") => median(rounds.slice(1).map((round) => round[key]));
  return { script: of("script"), layout: of("layout"), task: of("task") };
}
