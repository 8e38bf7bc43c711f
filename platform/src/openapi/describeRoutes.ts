import swagger from "@fastify/swagger";
import type { FastifyContextConfig, FastifySchema } from "fastify";
import Type, { type TSchema } from "typebox";
import type { Principal } from "../auth/principal.js";
import { DRY_RUN_HEADER, IDEMPOTENCY_HEADER } from "../changes/headers.js";
import { IF_MATCH_HEADER } from "../changes/ifMatch.js";
import type { App } from "../http/app.js";
import { ErrorAnswer } from "../http/schemas.js";

/** Collects the routes' schemas into an OpenAPI 3.1 document (`app.swagger()`). Comes before the routes. */
export async function describeRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Obcestje device platform",
        version: "1.0.0",
        description:
          "Times are integer Unix seconds, UTC. Errors are { error: { code, message, fault?, params?, details? } }: fault says by a code that stays what is wrong, of the whole or of one of details.fields. The header X-Platform-Features names what this platform offers beyond the calls that every platform has.",
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "header", name: "X-Session-Id" },
          sessionCookie: { type: "apiKey", in: "cookie", name: "sessionId" },
          apiKey: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "ApiKey <key>: a group's or client's full key",
          },
          viewKey: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "ApiKey <key>: a view-only key, which reads what embeds show",
          },
          reportKey: {
            type: "apiKey",
            in: "header",
            name: "X-Session-Id",
            description: "The key of a printed report: its clients, one period, some minutes",
          },
          deviceKey: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "ApiKey <key>: a device's own key",
          },
          serviceKey: {
            type: "apiKey",
            in: "header",
            name: "Authorization",
            description: "ApiKey <SERVICE_KEY>: another part of the product",
          },
        },
      },
    },
    hideUntagged: false,
    transform: ({ schema, url, route }) => ({
      schema: { ...schema, ...annotations(route.config, url) },
      url,
    }),
  });
  app.addHook("onRoute", (route) => {
    const response = route.schema?.response;
    if (typeof response !== "object" || response === null) return;
    route.schema = { ...route.schema, response: { ...response, "4xx": ErrorAnswer, "5xx": ErrorAnswer } };
  });
}

/** The credentials of each kind of caller. */
const SCHEMES: Record<Principal["kind"], string[]> = {
  user: ["session", "sessionCookie"],
  admin: ["session", "sessionCookie"],
  acting: ["session", "sessionCookie"],
  key: ["apiKey"],
  view: ["viewKey"],
  report: ["reportKey"],
  device: ["deviceKey"],
  import: ["deviceKey"],
  service: ["serviceKey"],
};

function annotations(config: FastifyContextConfig | undefined, url: string): FastifySchema {
  const access = config?.access ?? [];
  const tags = [url.split("/")[1] ?? ""];
  if (access === "public") return { tags, security: [] };
  const schemes = new Set(access.flatMap((kind) => SCHEMES[kind]));
  const summary = access.length === 1 && access[0] === "admin" ? { summary: "Administrators only." } : {};
  const security = [...schemes].map((scheme) => ({ [scheme]: [] }));
  return { tags, security, ...summary, ...headersOf(config) };
}

function headersOf(config: FastifyContextConfig | undefined): FastifySchema {
  if (config?.change === undefined) return {};
  const headers: Record<string, TSchema> = { "X-Dry-Run": DRY_RUN_HEADER };
  if (config.change === "repeatable") headers["Idempotency-Key"] = IDEMPOTENCY_HEADER;
  if (config.ifMatch) headers["If-Match"] = IF_MATCH_HEADER;
  return { headers: Type.Object(headers) };
}
