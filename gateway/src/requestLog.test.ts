import { expect, it } from "@jest/globals";
import { requestLog } from "./requestLog.js";

it("keeps keys in an address out of the log", () => {
  const url = "/pdfreport/7?sessionKey=rk_secret&fromTimestamp=1";
  expect(requestLog({ method: "GET", url, ip: "192.0.2.1" })).toEqual({
    method: "GET",
    path: "/pdfreport/7",
    address: "192.0.2.1",
  });
});
