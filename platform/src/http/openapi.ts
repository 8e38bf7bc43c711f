import swagger from "@fastify/swagger";
import type { FastifyContextConfig, FastifySchema } from "fastify";
import type { App } from "./app.js";
import { ErrorAnswer } from "./schemas.js";

/** Collects the routes' schemas into an OpenAPI 3.1 document (`app.swagger()`). Comes before the routes. */
export async function describeRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Obcestje device platform",
        version: "1.0.0",
        description:
          "Times are integer Unix seconds, UTC. Errors are { error: { code, message, details? } }.",
      },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "header", name: "X-Session-Id" },
          sessionCookie: { type: "apiKey", in: "cookie", name: "sessionId" },
          deviceKey: { type: "apiKey", in: "header", name: "Authorization", description: "ApiKey <key>" },
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

function annotations(config: FastifyContextConfig | undefined, url: string): FastifySchema {
  const access = config?.access ?? [];
  const tags = [url.split("/")[1] ?? ""];
  if (access === "public") return { tags, security: [] };
  const forDevices = access.includes("device");
  const summary = access.length === 1 && access[0] === "admin" ? { summary: "Administrators only." } : {};
  return {
    tags,
    security: forDevices ? [{ deviceKey: [] }] : [{ session: [] }, { sessionCookie: [] }],
    ...summary,
  };
}
