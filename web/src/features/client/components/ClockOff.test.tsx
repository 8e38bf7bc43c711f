import "../../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { graphTitles, measurement, showClient } from "../testing/showClient";

describe("the device's clock", () => {
  const withSkew = (clockSkewSeconds: number | null) =>
    showClient(() => measurement(), { info: { clockSkewSeconds } });

  it.each([
    [3 * 3600, "Ura naprave prehiteva za 3 h."],
    [-5 * 60, "Ura naprave zaostaja za 5 min."],
    [-400 * 86_400, "Ura naprave zaostaja za 400 dni."],
  ])("off by %s s is warned of", async (skew, warning) => {
    withSkew(skew);
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it.each([0, -60, null])("off by %s s is not", async (skew) => {
    withSkew(skew);
    expect(await graphTitles()).toHaveLength(5);
    expect(screen.queryByText(/Ura naprave/)).toBeNull();
  });
});
