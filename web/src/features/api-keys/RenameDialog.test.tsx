import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { adoptLanguage } from "../../i18n/language";
import { apiKey, keysPortal, refusal } from "../../shared/keys/testing/keysPortal";
import { toast } from "../../shared/ui/toastStore";
import { RenameDialog } from "./RenameDialog";

beforeEach(() => {
  toast.clear();
  adoptLanguage("sl");
});

const oldest = apiKey("1", { name: "Stara", etag: "before" });

function show(others = 0) {
  const keys = Array.from({ length: others }, (_, index) => apiKey(String(index + 2)));
  const { portal, root } = keysPortal([oldest, ...keys]);
  const onClose = jest.fn();
  renderPortal(<RenameDialog apiKey={oldest} onChanged={() => {}} onClose={onClose} />, { root });
  return { portal, onClose };
}

const typed = async (text: string) => {
  const form = within(await screen.findByRole("dialog", { name: "Preimenuj: Stara" }));
  await userEvent.type(form.getByRole("textbox", { name: "Ime" }), text);
  return form;
};

describe("a key's new name", () => {
  it("is saved over what somebody else changed of it, also where it is not among the first hundred", async () => {
    const { portal, onClose } = show(130);
    const form = await typed(" 2");
    portal.keys = portal.keys.map((key) =>
      key.id === "1" ? { ...key, origins: ["https://a.si"], etag: "theirs" } : key,
    );
    const fields = [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }];
    portal.fault = refusal("CONFLICT", { fields });
    await userEvent.click(form.getByRole("button", { name: "Preimenuj" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(portal.updated).toEqual([
      { id: "1", name: "Stara 2", ifMatch: "before" },
      { id: "1", name: "Stara 2", ifMatch: "theirs" },
    ]);
  });

  it.each(["Prekliči", "{Escape}"])("is not lost by %s: somebody who wrote is asked", async (way) => {
    const { onClose } = show();
    const form = await typed(" 2");
    if (way === "{Escape}") await userEvent.keyboard(way);
    else await userEvent.click(form.getByRole("button", { name: way }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it("closes without a question where nothing was written", async () => {
    const { onClose } = show();
    const form = await typed("2{Backspace}");
    await userEvent.click(form.getByRole("button", { name: "Prekliči" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
