import { expect, it } from "@jest/globals";
import { renderPortal } from "../../../test/renderPortal";
import { FailureReason } from "./FailureReason";

const at = 1_793_000_000;

it.each([
  ["FAILED", at, "1.0", "Datoteko je dobila, a še vedno javlja 1.0; razloga ni povedala."],
  ["FAILED", at, null, "Datoteko je dobila; razloga ni povedala."],
  ["FAILED", null, "1.0", "Datoteke ni prevzela do konca; razloga ni povedala."],
  ["INSTALLED", at, "2.0", ""],
  [null, null, null, ""],
] as const)(
  "of a device that is %s, fetched it at %s and tells %s, says %s",
  (state, downloadedDate, reportedVersion, said) => {
    const { container } = renderPortal(<FailureReason device={{ state, downloadedDate, reportedVersion }} />);
    expect(container.textContent).toBe(said);
  },
);
