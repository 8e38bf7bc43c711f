import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { knownCalls } from "./useCallWords";

type Api = { paths: Record<string, Record<string, unknown>> };

const api: Api = JSON.parse(
  readFileSync(new URL("../../../../schema/platform.openapi.json", import.meta.url), "utf8"),
);
const methods = ["post", "put", "patch", "delete"];

/** What devices and the renderer call by themselves, and what changes nothing. */
const isOfMachines = (path: string) =>
  path.startsWith("/device/") || /^\/report-schedule\/(claim|file|outcome)$|\/preview$/.test(path);

it("has words for every change that people make", () => {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    methods
      .filter((method) => method in operations && !isOfMachines(path))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect([...knownCalls].sort()).toEqual(calls.sort());
});
