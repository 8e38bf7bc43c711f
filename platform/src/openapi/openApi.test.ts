import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { TestPlatform } from "../../test/testPlatform.js";
import { openApiText } from "./openApiText.js";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform.stop());

it("is committed as the routes say (else: npm run schema)", () => {
  const committed = readFileSync(new URL("../../../schema/platform.openapi.json", import.meta.url), "utf8");
  expect(openApiText(platform.app)).toBe(committed);
});

it("describes every route", () => {
  const { openapi, paths = {} } = platform.app.swagger() as {
    openapi: string;
    paths?: Record<string, Record<string, { description?: string; summary?: string }>>;
  };
  const undescribed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { description }]) =>
      description ? [] : [`${method} ${path}`],
    ),
  );
  expect(undescribed).toEqual([]);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = platform.app.accessList
    .filter(({ method }) => method !== "HEAD")
    .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(openapi).toBe("3.1.0");
  expect(described.sort()).toEqual(routes.sort());
});
