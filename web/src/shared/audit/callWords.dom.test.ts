import { expect, it } from "@jest/globals";
import { readOpenApi } from "../../../../tools/openApi.mjs";
import { knownCalls } from "./useCallWords";

type Operation = { parameters?: { name: string }[] };
type Api = { paths: Record<string, Record<string, Operation>> };

const api = readOpenApi<Api>();
const methods = ["post", "put", "patch", "delete"];

/** Calls made only by devices and the renderer, and calls that change nothing: those are in no audit log. */
const isNotLogged = (path: string) =>
  path.startsWith("/device/") ||
  /^\/report-schedule\/(claim|file|outcome)$|\/preview$|^\/user\/(link\/check|password\/forgot)$/.test(path);

/** A call that supports a dry run changes something, whatever its method. */
const canBeTried = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === "X-Dry-Run");

/** What the operator does on the machine itself; see platform/src/cli. */
const COMMANDS = ["OPERATOR take-factors"];

it("has words for every change that people make", () => {
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => methods.includes(method) || canBeTried(operation))
      .filter(() => !isNotLogged(path))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect([...knownCalls].sort()).toEqual([...calls, ...COMMANDS].sort());
});
