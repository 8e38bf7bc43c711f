import { expect, it } from "@jest/globals";
import { readOpenApi } from "../../../../tools/openApi.mjs";
import { knownCalls } from "./useCallWords";

type Operation = { parameters?: { name: string }[] };
type Api = { paths: Record<string, Record<string, Operation>> };

const api = readOpenApi<Api>();
const methods = ["post", "put", "patch", "delete"];

/** What devices and the renderer call by themselves, and what changes nothing. */
const isOfMachines = (path: string) =>
  path.startsWith("/device/") || /^\/report-schedule\/(claim|file|outcome)$|\/preview$/.test(path);

/** What can be tried out changes something, whatever its method says. */
const canBeTried = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === "X-Dry-Run");

it("has words for every change that people make", () => {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => methods.includes(method) || canBeTried(operation))
      .filter(() => !isOfMachines(path))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect([...knownCalls].sort()).toEqual(calls.sort());
});
