import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { isBusy, isConflict, isStorageFault, isUnfit } from "./faults.js";

const withCode = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

it.each([
  ["40001", true, true, false],
  ["40P01", true, true, false],
  ["55P03", true, false, false],
  ["57014", true, false, false],
  ["23505", false, true, false],
  ["53100", false, false, true],
  ["57P01", false, false, true],
  ["57P03", false, false, true],
  ["08006", false, false, true],
  ["58030", false, false, true],
  ["ECONNREFUSED", false, false, true],
  ["ECONNRESET", false, false, true],
  ["22P02", false, false, false],
  ["ENOENT", false, false, false],
])("knows PostgreSQL's %s", (code, busy, conflict, fault) => {
  expect(isBusy(withCode(code))).toBe(busy);
  expect(isConflict(withCode(code))).toBe(conflict);
  expect(isStorageFault(withCode(code))).toBe(fault);
});

it("knows a server that is gone by the driver's own words, or by the socket that is missing", () => {
  for (const error of [
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
    withCode("ENOENT", { syscall: "connect" }),
    new Error("x", { cause: withCode("ECONNREFUSED") }),
  ])
    expect(isStorageFault(error)).toBe(true);
});

it("knows them of errors that were made in another context, too", () => {
  const error = runInNewContext('Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })');
  expect(error).not.toBeInstanceOf(Error);
  expect(isStorageFault(error)).toBe(true);
});

it("knows what PostgreSQL can't hold", () => {
  expect(isUnfit(withCode("22021"))).toBe(true);
  expect(isUnfit(withCode("22P02"))).toBe(false);
});

it("tells other errors from faults of the storage", () => {
  for (const error of [
    null,
    undefined,
    "SQLITE_FULL",
    new Error("x"),
    { errcode: "13" },
    { errcode: 1 },
    { errcode: 19 },
  ]) {
    expect(isBusy(error)).toBe(false);
    expect(isStorageFault(error)).toBe(false);
  }
});
