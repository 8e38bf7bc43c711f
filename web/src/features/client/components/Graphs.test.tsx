import "../../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addressOf, graphTitles, measurement, showClient } from "../testing/showClient";

describe("graphs", () => {
  it("are added by the menu and kept in the address", async () => {
    const view = showClient(() => measurement());
    await graphTitles();
    await userEvent.click(screen.getByRole("button", { name: "Grafi" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Število vozil na dan" }));
    expect(addressOf(view)).toBe("?graphs=perDay");
    expect(
      await screen.findByRole("heading", { name: "Število vozil na dan", hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Število vozil na dan" }));
    expect(addressOf(view)).toBe("");
  });

  it("of a kind that isn't known say so", async () => {
    showClient(() => measurement(), {}, {}, "?graphs=radar,8&lang=sl");
    expect((await graphTitles()).slice(5)).toEqual(["Ni izvedeno", "Povprečno število vozil na uro"]);
  });

  it("open large by the address and close again", async () => {
    const view = showClient(() => measurement(), {}, {}, "?chart=speed&interval=WEEK");
    const dialog = await screen.findByRole("dialog", { name: "Hitrost vozil" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Zapri povečan graf" }));
    expect(addressOf(view)).toBe("?interval=WEEK");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
