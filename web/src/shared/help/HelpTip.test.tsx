import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderPortal } from "../../../test/renderPortal";
import { chooseLanguage, languages } from "../../i18n/language";
import { HelpPopover } from "./HelpPopover";
import { HelpTip } from "./HelpTip";
import { helpTexts } from "./helpTexts";
import { helpTipTexts } from "./helpTipTexts";
import type { HelpTerm } from "./helpTipTexts.sl";

const show = () =>
  renderPortal(
    <>
      <HelpTip term="v85" />
      <button type="button">Naprej</button>
    </>,
  );
const tip = () => screen.getByRole("button", { name: "Kaj je V85?" });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

function LateOpened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="late" onClick={() => setOpen(true)}>
        Odpri
      </button>
      <HelpPopover term="v85" buttonId="late" isOpen={isOpen} onOpen={setOpen} />
    </>
  );
}

beforeEach(() => chooseLanguage("sl"));
afterEach(() => chooseLanguage("sl"));

describe("what explains a term", () => {
  it("opens by a click, takes the focus, and closes by another", async () => {
    show();
    expect(tip()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(tip());
    const dialog = await screen.findByRole("dialog", { name: "V85, V50 in V30" });
    expect(dialog).toHaveAccessibleDescription(/85 od 100 vozil ni peljalo hitreje od 52\u00a0km\/h/);
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(tip()).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(tip());
    await closed();
    expect(tip()).toHaveAttribute("aria-expanded", "false");
  });

  it.each(["Enter", " "])(
    "opens by the key %p, and gives the focus back by Esc, however often",
    async (key) => {
      show();
      await userEvent.tab();
      expect(tip()).toHaveFocus();
      for (const _time of [1, 2]) {
        await userEvent.keyboard(key === " " ? " " : `{${key}}`);
        await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
        await userEvent.keyboard("{Escape}");
        await closed();
        await waitFor(() => expect(tip()).toHaveFocus());
      }
    },
  );

  it("has its name also where the popover looked for one before it opened", async () => {
    renderPortal(<LateOpened />);
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await userEvent.click(screen.getByRole("button", { name: "Odpri" }));
    expect(await screen.findByRole("dialog", { name: "V85, V50 in V30" })).toHaveAccessibleDescription(/52/);
  });

  it("goes away once somebody presses elsewhere", async () => {
    show();
    await userEvent.click(tip());
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    // It listens to presses elsewhere only a moment after it is shown.
    await waitFor(async () => {
      await userEvent.click(screen.getByRole("button", { name: "Naprej" }));
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  });

  it("speaks the language of the page, also while it is open", async () => {
    show();
    await userEvent.click(tip());
    await screen.findByRole("dialog", { name: "V85, V50 in V30" });
    act(() => chooseLanguage("en"));
    expect(await screen.findByRole("dialog", { name: "V85, V50 and V30" })).toHaveAccessibleDescription(
      /85 of 100 vehicles drove no faster than 52\u00a0km\/h/,
    );
    expect(screen.getByRole("button", { name: "What is V85?" })).toBeInTheDocument();
  });
});

describe.each(languages)("the help texts (%s)", (language) => {
  const terms = Object.keys(helpTipTexts.sl).filter((key): key is HelpTerm => key !== "failed");

  it.each(terms)("explain %s by a question, a name and a few sentences", (term) => {
    const help = helpTexts[language];
    expect(helpTipTexts[language][term]).toMatch(/\?$/);
    expect(help[term].length).toBeGreaterThan(3);
    const text = help[`${term}Text`];
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text.length).toBeGreaterThan(60);
    expect(text.length).toBeLessThan(260);
  });
});
