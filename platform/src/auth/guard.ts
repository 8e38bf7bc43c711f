import { type GroupRole, reaches } from "@obcestje/contract/groupRoles.js";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../deps.js";
import { PlatformError, refused } from "../errors.js";
import type { App } from "../http/app.js";
import { authenticate } from "./authenticate.js";
import type {
  Access,
  DevicePrincipal,
  MemberPrincipal,
  Principal,
  ReaderPrincipal,
  UserPrincipal,
  ViewerPrincipal,
} from "./principal.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Principals that may call the route. The server does not start if a route lacks it. */
    access?: Access;
    /**
     * The least role in their group that people need. A call that people make and that is no GET says so, or the
     * server does not start; a GET that does not is for everybody in the group.
     */
    role?: GroupRole;
    /** True for the few calls of who needs a second factor and has none yet. */
    whileFactorNeeded?: true;
  }
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyInstance {
    /** All routes with their access. */
    accessList: { method: string; url: string; access: Access; role: GroupRole | null }[];
  }
}

/** Default deny: a route declares who may call it. Other callers are refused before the body is read. */
export function guardRoutes(app: App, deps: Deps): void {
  app.decorateRequest("principal", null);
  app.decorate("accessList", []);
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new Error(`The route ${method} ${url} does not say who may call it (config.access).`);
    const { access, role = null } = config;
    for (const one of [method].flat()) {
      const isLook = one === "GET" || one === "HEAD";
      if (!isLook && access !== "public" && access.includes("user") && role === null)
        throw new Error(`The route ${one} ${url} does not say which role people need (config.role).`);
      app.accessList.push({ method: one, url, access, role });
    }
  });
  app.addHook("onRequest", async (request) => {
    const { access, role = "viewer", whileFactorNeeded = false } = request.routeOptions.config;
    if (access === undefined || access === "public") return;
    const principal = await authenticate(deps, request);
    request.principal = principal;
    if ("needsFactor" in principal && principal.needsFactor && !whileFactorNeeded)
      throw refused("FORBIDDEN", "SECOND_FACTOR_NEEDED");
    if (!access.includes(principal.kind)) throw forbidden();
    if (principal.kind === "user" && !reaches(principal.role, role))
      throw refused("FORBIDDEN", "ROLE_TOO_LOW");
  });
}

/** For a call that the caller's role may not make. */
export function forbidden(): PlatformError {
  return new PlatformError("FORBIDDEN", "This is not yours to do.");
}

/** The person who asks, on routes for people. */
export function userOf({ principal }: FastifyRequest): UserPrincipal {
  if (principal?.kind === "user" || principal?.kind === "admin" || principal?.kind === "acting")
    return principal;
  throw forbidden();
}

/** The person or full key that asks, on routes for members. */
export function memberOf(request: FastifyRequest): MemberPrincipal {
  const { principal } = request;
  return principal?.kind === "key" ? principal : userOf(request);
}

/** The person or key that asks, on routes for viewers. */
export function viewerOf(request: FastifyRequest): ViewerPrincipal {
  const { principal } = request;
  return principal?.kind === "view" ? principal : memberOf(request);
}

/** The person or key that asks, on routes for readers. */
export function readerOf(request: FastifyRequest): ReaderPrincipal {
  const { principal } = request;
  return principal?.kind === "report" ? principal : viewerOf(request);
}

/** The device that asks, on routes for devices. */
export function deviceOf({ principal }: FastifyRequest): DevicePrincipal {
  if (principal?.kind === "device" || principal?.kind === "import") return principal;
  throw forbidden();
}

/** The calling person, who must be a labeller. @throws PlatformError FORBIDDEN */
export function labellerOf(request: FastifyRequest): UserPrincipal {
  const user = userOf(request);
  if (!user.labeller) throw forbidden();
  return user;
}
