import "../../../shared/chart/testing/browser";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ownClasses } from "../../../shared/chart/testing/ownClasses";
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

  it("of classes are drawn by the group's own, or by the usual ones if somebody chooses so", async () => {
    const own = { ...measurement(), ownClasses: { ...ownClasses, lengths: null } };
    const view = showClient(() => own, {}, {}, "?table=speedClass");
    const table = await screen.findByRole("region", { name: "Tabela: Hitrostni razred" });
    expect(within(table).getByText("Prihajajoča smer")).toBeInTheDocument();
    const choice = screen.getByRole("radiogroup", { name: "Razredi" });
    expect(within(choice).getByRole("radio", { name: "lastni" })).toBeChecked();
    await userEvent.click(within(choice).getByText("privzeti"));
    expect(addressOf(view)).toBe("?table=speedClass&classes=usual");
    const usual = within(await screen.findByRole("region", { name: "Tabela: Hitrostni razred" }));
    expect(await usual.findByText("Meritve")).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole("radiogroup", { name: "Razredi" })).getByText("lastni"));
    expect(addressOf(view)).toBe("?table=speedClass");
  });

  it("of classes offer no choice where the group has no own ones", async () => {
    showClient(() => measurement());
    await graphTitles();
    expect(screen.queryByRole("radiogroup", { name: "Razredi" })).toBeNull();
  });
});
