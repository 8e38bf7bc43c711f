import "../../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { graphTitles, measurement, showClient } from "../testing/showClient";

describe("the display", () => {
  const off = (displayOff: string) => () => ({ config: { basic: { displayOff } } });
  const warning = "Prikazovalnik je izklopljen! Če ga želite vklopiti, storite to v nastavitvah.";

  it.each(["ALL", "SPEED", "TEXT"])("off (%s) is warned of", async (value) => {
    showClient(() => measurement(), { config: off(value) });
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it("on, unassigned or not to be had is not", async () => {
    const failing = () => {
      throw new GraphQLError("down", { extensions: { code: "UPSTREAM_TIMEOUT" } });
    };
    for (const config of [off("NOTHING"), () => null, failing]) {
      const { unmount } = showClient(() => measurement(), { config });
      expect(await graphTitles()).toHaveLength(5);
      expect(screen.queryByText(warning)).toBeNull();
      expect(screen.queryByText("Napaka pri prikazovanju podatkov")).toBeNull();
      unmount();
    }
  });
});
