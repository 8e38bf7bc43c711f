import { expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { HeardAge } from "../time/Age";

const timeZone = "Europe/Ljubljana";

it.each([
  ["never where that is told", null, false, "nikoli"],
  ["a dash where nothing is told", null, null, "-"],
  ["a dash where only is told that it reports", null, true, "-"],
  ["the age", Math.floor(Date.now() / 1000) - 7200, true, "pred 2 h"],
])("says %s", (_what, lastActiveDate, hasReported, said) => {
  const { container } = render(<HeardAge client={{ lastActiveDate, hasReported, timeZone }} />);
  expect(container).toHaveTextContent(said);
});
