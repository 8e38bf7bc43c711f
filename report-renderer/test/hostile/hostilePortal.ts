import type { FastifyInstance } from "fastify";

/** What the hostile page asks its own portal for: workers that reach out, redirects, a page that reports a violation. */
export function serveHostileFiles(portal: FastifyInstance, away: () => string): void {
  const script = (path: string, body: () => string) =>
    portal.get(path, async (_request, reply) => reply.type("text/javascript").send(body()));
  const reachOut = (name: string) => `fetch("${away()}/${name}", { mode: "no-cors" }).catch(() => 0)`;
  script(
    "/worker.js",
    () => `
      try { importScripts("${away()}/import-scripts.js"); } catch {}
      ${reachOut("worker-fetch")}.then(() => postMessage(0));`,
  );
  script(
    "/shared.js",
    () => `onconnect = ({ ports }) => ${reachOut("shared-worker")}.then(() => ports[0].postMessage(0));`,
  );
  script("/service.js", () => `oninstall = (event) => event.waitUntil(${reachOut("service-worker")});`);
  portal.get<{ Params: { "*": string } }>("/redirected/*", async ({ params }, reply) =>
    reply.redirect(`${away()}/${params["*"]}`, 302),
  );
  portal.get("/violation", async (_request, reply) =>
    reply
      .header("content-security-policy", `img-src 'none'; report-uri ${away()}/csp-report`)
      .type("text/html")
      .send('<img src="/x.svg">'),
  );
}
