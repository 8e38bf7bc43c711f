import { expect, it } from "@jest/globals";
import { reportPath } from "./renderJob.js";

const JOB = { clientIds: ["7"], from: 10, to: 20, sessionKey: "rk_0123456789abcdef", lang: "sl" } as const;
const ORDER = { requestId: "r.1" };
const PATH = "/pdfreport/7?sessionKey=rk_0123456789abcdef&fromTimestamp=10&toTimestamp=20&lang=sl";

it("opens the report as it was ordered, and with nothing that was left out", () => {
  expect(reportPath(JOB, ORDER)).toBe(`${PATH}&requestId=r.1`);
  expect(reportPath({ ...JOB, asIfLimit: 30, gap: 4 }, ORDER)).toBe(
    `${PATH}&asIfLimit=30&gap=4&requestId=r.1`,
  );
});
