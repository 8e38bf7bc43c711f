import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { runReport } from "../support/reportCommand.js";

const PDF = `%PDF-1.7\n${"x".repeat(200_000)}`;
const OCTOBER = ["--client", "7", "--from", "2026-10-01", "--to", "2026-11-01"];
const KEY = { OBCESTJE_API_KEY: "key-of-a-script" };

let folder: string;
let out: string;
let portal: Server;
let asked: { request: IncomingMessage; body: string }[];
/** The fake portal's answer to a request for the PDF. */
let sendPdf: RequestListener;
let address: string;

const json = (data: object) => JSON.stringify({ data });

/** Answers to a report's queries. */
function answerOf(query: string): string {
  if (query.includes("signIn")) return json({ signIn: { sessionId: "session-of-ana" } });
  if (query.includes("signOut")) return json({ signOut: { signedOut: true } });
  if (query.includes("timeZone")) return json({ client: { name: "Most", timeZone: "Europe/Ljubljana" } });
  const pdfUrl = "https://elsewhere.example/pdf/report?clientId=7&startTimestamp=1&endTimestamp=2";
  return json({ report: { pdfUrl, from: 1_790_805_600, to: 1_793_487_600 } });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "report-command-"));
  out = join(folder, "report.pdf");
  portal = createServer(async (request, response) => {
    const body = await text(request);
    asked.push({ request, body });
    if (request.url !== "/graphql") return sendPdf(request, response);
    response.writeHead(200, { "content-type": "application/json" }).end(answerOf(JSON.parse(body).query));
  }).listen(0, "127.0.0.1");
  await once(portal, "listening");
  address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => {
  portal.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  sendPdf = (_request, response) => response.writeHead(200, { "content-type": "application/pdf" }).end(PDF);
});

const run = (args: string[], env: Record<string, string> = KEY) =>
  runReport(args, { OBCESTJE_URL: address, ...env });

/** Neither a complete file nor a partial one. */
const nothingIsLeft = () => expect([existsSync(out), existsSync(`${out}.part`)]).toEqual([false, false]);

describe("the report command", () => {
  it("asks with the key for the local month, and writes the file", async () => {
    const { code, errors } = await run([...OCTOBER, "--out", out]);
    expect([code, errors]).toEqual([
      0,
      expect.stringContaining("Most, 2026-10-01 00:00 to 2026-11-01 00:00"),
    ]);
    expect(readFileSync(out, "latin1")).toBe(PDF);
    expect(existsSync(`${out}.part`)).toBe(false);
    expect(JSON.parse(asked[1]?.body ?? "").variables).toEqual({
      clientIds: ["7"],
      interval: { from: 1_790_805_600, to: 1_793_487_600 },
      language: "SL",
    });
    // Only the path of the portal's link is used: the key is sent nowhere else.
    expect(asked[2]?.request.url).toBe("/pdf/report?clientId=7&startTimestamp=1&endTimestamp=2");
    expect(asked.map(({ request }) => request.headers.authorization)).toEqual(
      Array.from({ length: 3 }, () => "ApiKey key-of-a-script"),
    );
    rmSync(out);
  });

  it("writes to standard output, in English, a period by its name", async () => {
    const { code, output } = await run([
      "--client",
      "7,8",
      "--interval",
      "LAST_MONTH",
      "--lang",
      "en",
      "--out",
      "-",
    ]);
    expect([code, output]).toEqual([0, PDF]);
    expect(JSON.parse(asked[1]?.body ?? "").variables).toEqual({
      clientIds: ["7", "8"],
      interval: { preset: "LAST_MONTH" },
      language: "EN",
    });
  });

  it("waits as long as a busy portal asks for", async () => {
    let tries = 0;
    sendPdf = (_request, response) => {
      tries += 1;
      if (tries === 1) response.writeHead(429, { "retry-after": "1" }).end("{}");
      else response.writeHead(200, { "content-type": "application/pdf" }).end(PDF);
    };
    const { code, output, errors } = await run([...OCTOBER, "--out", "-"]);
    expect([code, output, tries]).toEqual([0, PDF, 2]);
    expect(errors).toContain("The portal is busy; trying again in 1 s");
  });

  it("ends the session that it opened, also after a fault", async () => {
    sendPdf = (_request, response) =>
      response
        .writeHead(503, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { code: "UPSTREAM_UNAVAILABLE", message: "No Chromium was found." } }));
    const env = { OBCESTJE_EMAIL: "ana@test.si", OBCESTJE_PASSWORD: "ana-of-the-tests" };
    const { code, errors } = await run([...OCTOBER, "--out", out], env);
    expect([code, errors]).toEqual([1, expect.stringContaining("No Chromium was found.")]);
    expect(asked.at(-1)?.body).toContain("signOut");
    expect(asked.at(-1)?.request.headers["x-session-id"]).toBe("session-of-ana");
    nothingIsLeft();
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      "breaks off",
      (_request, response) => {
        response.writeHead(200, { "content-type": "application/pdf", "content-length": PDF.length });
        response.write(PDF.slice(0, 70_000), () => response.destroy());
      },
      /broke off after \d+ bytes/,
    ],
    [
      "is no PDF",
      (_request, response) => response.writeHead(200, { "content-type": "application/pdf" }).end("<html>"),
      /is no PDF/,
    ],
    [
      "lies elsewhere",
      (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:1/stolen" }).end(),
      /could not be reached/,
    ],
  ])("leaves nothing where the report %s", async (_what, listener, words) => {
    sendPdf = listener;
    const { code, errors } = await run([...OCTOBER, "--out", out]);
    expect([code, errors]).toEqual([1, expect.stringMatching(words)]);
    nothingIsLeft();
  });

  it.each<[RegExp, string[], Record<string, string>]>([
    [/^--client is missing/, ["--interval", "WEEK", "--out", "-"], KEY],
    [/^--client must be/, ["--client", "7;8", "--interval", "WEEK", "--out", "-"], KEY],
    [
      /^--from must be a day/,
      ["--client", "7", "--from", "1.10.2026", "--to", "2026-11-01", "--out", "-"],
      KEY,
    ],
    [/^--to is missing/, ["--client", "7", "--from", "2026-10-01", "--out", "-"], KEY],
    [
      /^--to must lie after/,
      ["--client", "7", "--from", "2026-10-01", "--to", "2026-10-01", "--out", "-"],
      KEY,
    ],
    [/^--interval must be one of/, ["--client", "7", "--interval", "month", "--out", "-"], KEY],
    [/^--lang must be sl or en/, [...OCTOBER, "--lang", "de", "--out", "-"], KEY],
    [/^--out can't be written/, [...OCTOBER, "--out", "/nowhere/report.pdf"], KEY],
    [/^OBCESTJE_API_KEY is missing/, [...OCTOBER, "--out", "-"], {}],
    [/^OBCESTJE_URL must be/, [...OCTOBER, "--out", "-"], { ...KEY, OBCESTJE_URL: "ftp://x" }],
    [/'--key'/, [...OCTOBER, "--key", "secret"], KEY],
  ])("names what is wrong: %s", async (words, args, env) => {
    const { code, errors, output } = await run(args, env);
    expect([code, output, errors]).toEqual([2, "", expect.stringMatching(words)]);
  });

  it("stops when it is told to, and leaves nothing", async () => {
    sendPdf = (_request, response) => {
      response.writeHead(200, { "content-type": "application/pdf" }).write(PDF.slice(0, 70_000));
      child.kill("SIGINT");
    };
    const env = { ...process.env, ...KEY, OBCESTJE_URL: address };
    const child = spawn("node", ["tools/report.mjs", ...OCTOBER, "--out", out], { env, stdio: "ignore" });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    nothingIsLeft();
  });
});
