import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.js";
import { PlatformError } from "../errors.js";
import type { App } from "../http/app.js";
import { authenticate } from "./authenticate.js";
import type { Access, DevicePrincipal, Principal, ReportPrincipal, UserPrincipal } from "./principal.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it keeps the server from starting. */
    access?: Access;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** Every route with who may call it. */
    accessList: { method: string; url: string; access: Access }[];
  }
}

/** Default deny: a route says who may call it, and nobody else gets as far as its body being read. */
export function guardRoutes(app: App, deps: Deps): void {
  app.decorateRequest("principal", null);
  app.decorate("accessList", []);
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new Error(`The route ${method} ${url} does not say who may call it (config.access).`);
    for (const one of [method].flat()) app.accessList.push({ method: one, url, access: config.access });
  });
  app.addHook("onRequest", async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === "public") return;
    const principal = await authenticate(deps, request);
    if (!access.includes(principal.kind)) throw new PlatformError("FORBIDDEN", "This is not yours to do.");
    request.principal = principal;
  });
}

/** The person who asks, on routes for people. */
export function userOf(request: FastifyRequest): UserPrincipal {
  const { principal } = request;
  if (principal?.kind === "user" || principal?.kind === "admin" || principal?.kind === "acting")
    return principal;
  throw new PlatformError("FORBIDDEN", "This is not yours to do.");
}

/** The person or report key that asks, on routes for readers. */
export function readerOf(request: FastifyRequest): UserPrincipal | ReportPrincipal {
  return request.principal?.kind === "report" ? request.principal : userOf(request);
}

/** The device that asks, on routes for devices. */
export function deviceOf(request: FastifyRequest): DevicePrincipal {
  const { principal } = request;
  if (principal?.kind === "device" || principal?.kind === "import") return principal;
  throw new PlatformError("FORBIDDEN", "This is not yours to do.");
}
