import "@fastify/helmet";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Env } from "../env.js";
import { portalPolicy } from "./securityHeaders.js";

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Where guests arrive. The file server refuses a bare folder, so the root needs a route in any case. */
const PATHS = ["/", "/login", "/admin/login"];

const hashOf = (script: string): string => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** Serves the page that shows the sign-in before its code has come. Its own inline scripts may run, known by their hashes. */
export function registerSignInPage(app: FastifyInstance, env: Env, root: string): void {
  const file = existsSync(join(root, "login.html")) ? "login.html" : "index.html";
  const scripts = [...readFileSync(join(root, file), "utf8").matchAll(INLINE_SCRIPT)];
  const hashes = scripts.map(([, script = ""]) => hashOf(script));
  const helmet = { contentSecurityPolicy: portalPolicy(env, hashes) };
  for (const path of PATHS) app.get(path, { helmet }, (_request, reply) => reply.sendFile(file));
}
