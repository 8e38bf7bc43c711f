import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { HeardAge } from "./Age";
import { DataAge } from "./DataAge";

const timeZone = "Europe/Ljubljana";

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

it.each([
  ["never where that is told of both", [null, false], [null, false], "nikoli"],
  ["a dash where nothing is told", [null, null], [null, null], "-"],
  ["a dash where only is told that it reports", [null, true], [null, null], "-"],
  ["a dash where nobody tells of counts", [null, false], [null, null], "-"],
  ["the age", [ago(7200), true], [null, false], "pred 2 h"],
  ["the age of what was imported", [null, false], [ago(10_800), true], "pred 3 h"],
  ["when it was heard by itself", [ago(7200), true], [ago(120), true], "pred 2 h"],
] as const)("says %s", (_what, heard, counted, said) => {
  const [lastActiveDate, hasReported] = heard;
  const [lastCountDate, hasCounted] = counted;
  const client = { lastActiveDate, hasReported, lastCountDate, hasCounted, timeZone };
  const { container } = render(<HeardAge client={client} />);
  expect(container).toHaveTextContent(said);
});

it("says how old the later of both is where data are spoken of", () => {
  const client = { lastActiveDate: ago(7200), hasReported: true, lastCountDate: ago(120), hasCounted: true };
  const { container } = render(<DataAge client={{ ...client, timeZone }} />);
  expect(container).toHaveTextContent("pred 2 min");
});
