import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { squarePicture } from "../../platform/test/crests.js";
import { multipart } from "../../platform/test/multipart.js";
import { REPORT } from "../../platform/test/principals.js";
import { idsOf } from "../../platform/test/tenants.js";
import type { Headers } from "../../platform/test/testPlatform.js";
import { routesOf } from "../support/gatewayRoutes.js";
import { CALLERS, type Caller, isMember, PEOPLE, STRANGE_KEYS, sees, VIEW_KEYS } from "./callers.js";
import { leaksIn } from "./leaks.js";
import { roleAllows } from "./roles.js";
import type { Audience, Target } from "./row.js";
import { makeWorld, type World } from "./world.js";

interface RouteRow {
  method: "GET" | "POST";
  path: string;
  audience: Audience;
  /** Kind of target: if it is hidden from the caller, the answer is 404. */
  about: "client" | "group" | "run" | "import" | "nothing";
  /** Status if it is permitted. */
  success: number;
  /** Callers that may ask, but see none. */
  hiddenFrom?: readonly Caller[];
  /** Statuses other than 401 for guests and 403 for further callers outside the audience. */
  refused?: Partial<Record<Caller, number>>;
  /** Callers for whom the client is looked up before they are refused: one that they don't see is missing for them. */
  lookedUpBy?: readonly Caller[];
  body?: () => { payload: Buffer; type: string };
  /** For any target. */
  query?: Record<string, string>;
}

let uploads = 0;
const form = () =>
  multipart({
    version: `rights-${++uploads}`,
    metadata: JSON.stringify({ hardwareType: "K200DISP_AMG" }),
    file: Buffer.from("firmware"),
  });
const film = () =>
  multipart({ frameRate: "15", file: Buffer.concat([Buffer.alloc(4), Buffer.from("ftypisom")]) });
const crest = () => multipart({ file: squarePicture });
const records = () =>
  multipart({ fileName: "records.csv", options: "{}", file: Buffer.from("time;speed\n") });
const aboutClient = (path: string, audience: Audience, success: number): RouteRow => ({
  method: "GET",
  path,
  audience,
  about: "client",
  success,
});
const open = (path: string): RouteRow => ({
  method: "GET",
  path,
  audience: "everybody",
  about: "nothing",
  success: 200,
});

const ROWS: RouteRow[] = [
  ...[
    "daily.csv",
    "results.csv",
    "raw.csv",
    "length-incoming.csv",
    "length-outgoing.csv",
    "length-total.csv",
    "daily-traffic.csv",
    "own-classes.csv",
    "quarter-hours.csv",
    "classification.xlsx",
    "report.xlsx",
  ].map((file) => aboutClient(`/export/${file}`, "members", 200)),
  // It reaches the renderer, which is not there.
  { ...aboutClient("/pdf/report", "members", 503), lookedUpBy: [...VIEW_KEYS, "report key"] },
  {
    method: "GET",
    path: "/pdf/run",
    audience: "members",
    about: "run",
    success: 200,
    // A report of a group's schedule may include its other devices, too.
    hiddenFrom: ["full key of the client"],
  },
  { ...aboutClient("/import", "members", 201), method: "POST", body: records },
  { method: "GET", path: "/import/refused", audience: "members", about: "import", success: 200 },
  { method: "POST", path: "/firmware", audience: "admin", about: "nothing", success: 201, body: form },
  { method: "POST", path: "/group/crest", audience: "admin", about: "group", success: 201, body: crest },
  {
    method: "GET",
    path: "/stetje/video/file",
    audience: "labellers",
    about: "nothing",
    success: 404,
    query: { id: "999999" },
  },
  ...["labels.csv", "labels.json"].map(
    (file): RouteRow => ({
      method: "GET",
      path: `/stetje/video/${file}`,
      audience: "labellers",
      about: "nothing",
      success: 200,
      // Without plates.
      refused: { admin: 200 },
    }),
  ),
  {
    method: "POST",
    path: "/stetje/video/upload",
    audience: "admin",
    about: "nothing",
    success: 201,
    body: film,
  },
  {
    method: "GET",
    path: "/graphiql",
    audience: "signed in",
    about: "nothing",
    success: 200,
    // Callers that are no persons are redirected to sign in.
    refused: Object.fromEntries(
      CALLERS.filter((who) => !STRANGE_KEYS.some((key) => key === who)).map((who) => [who, 302]),
    ),
  },
];

/** They lead everybody to the sign-in page: no provider has these names. */
const SIGN_IN: RouteRow[] = ["/sign-in/:provider", "/sign-in/:provider/callback"].map((path) => ({
  ...open(path),
  success: 303,
}));

/** Routes without anybody's data: pages, and the gateway's own state. */
const OPEN: RouteRow[] = [
  ...["/", "/login", "/admin/login", "/healthz", "/readyz", "/metrics"],
  ...["/public", "/public/graph", "/embed/graph", "/embed/map", "/worker.js"],
].map(open);
/** Covered by the table of root fields. */
const ELSEWHERE = ["/graphql"];

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.platform.app.jobs.run("imports");
  await world.platform.app.jobs.idle();
}, 60_000);
afterAll(() => world.close());

it("knows every route of the gateway, and no other", () => {
  const known = [...ROWS, ...SIGN_IN, ...OPEN].map(({ method, path }) => `${method} ${path}`);
  const elsewhere = ELSEWHERE.flatMap((path) => [`GET ${path}`, `POST ${path}`]);
  const [gateway] = world.gateways;
  expect(gateway && routesOf(gateway).sort()).toEqual([...known, ...elsewhere].sort());
});

function expectedStatus(row: RouteRow, who: Caller, target: Target): number {
  const isHidden = target === "unknown" || row.hiddenFrom?.includes(who) || !sees(target, who);
  const isSeen = row.about === "nothing" || !isHidden;
  if (isMember(row.audience, who) && roleAllows(`${row.method} ${row.path}`, row.method !== "GET", who))
    return isSeen ? row.success : 404;
  if (row.lookedUpBy?.includes(who) && !isSeen) return 404;
  return row.refused?.[who] ?? (who === "guest" || who === "dead session" ? 401 : 403);
}

async function call({ method, path, about, body, query }: RouteRow, headers: Headers, target: Target) {
  const ids = idsOf(world.tenants, target);
  const period = { startTimestamp: String(REPORT.start), endTimestamp: String(REPORT.end) };
  const queries = {
    client: { clientId: String(ids.clientId), ...period },
    group: { groupId: String(ids.groupId) },
    run: { runId: String(ids.reportRunId) },
    import: { id: String(ids.importId) },
    nothing: {},
  };
  const search = new URLSearchParams({ ...queries[about], ...query }).toString();
  const { payload, type } = body?.() ?? {};
  const answer = await world.inject({
    method,
    url: search === "" ? path : `${path}?${search}`,
    headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body.replace(/"requestId":"[^"]+"/g, "") };
}

describe.each(ROWS.map((row) => [`${row.method} ${row.path}`, row] as const))("%s", (_name, row) => {
  it.each(CALLERS)("%s", async (who) => {
    const answers = new Map<Target, { status: number; text: string }>();
    for (const target of ["own", "foreign", "unknown"] as const) {
      const answer = await call(row, world.headersOf[who], target);
      answers.set(target, answer);
      expect([target, answer.status]).toEqual([target, expectedStatus(row, who, target)]);
      expect(leaksIn(world, who, answer.text)).toEqual([]);
    }
    if (row.about === "nothing") return;
    for (const target of ["own", "foreign"] as const)
      if (!sees(target, who)) expect(answers.get(target)).toEqual(answers.get("unknown"));
  });
});

it.each(OPEN.map((row) => [row.path, row] as const))(
  "GET %s holds nothing of anybody",
  async (_path, row) => {
    for (const who of ["guest", "admin", ...PEOPLE] as const) {
      const { status, text } = await call(row, world.headersOf[who], "own");
      expect([status, leaksIn(world, "guest", text)]).toEqual([200, []]);
    }
  },
);
