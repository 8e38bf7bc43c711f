import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderPortal } from "../../../test/renderPortal";
import type { CustomTextInput } from "../../graphql/generated";
import type { FieldFault } from "../form/faults";
import { CustomTextDialog } from "./CustomTextDialog";
import { newCustomText, withLine } from "./customText";

const thanks = withLine(newCustomText("Hvala"), 0, { text: "HVALA" });
const slow = withLine(newCustomText("Počasi"), 0, { text: "POČASI" });

let onSave: jest.Mock<(texts: CustomTextInput[]) => Promise<boolean>>;
let onClose: jest.Mock<() => void>;
beforeEach(() => {
  onSave = jest.fn(async () => true);
  onClose = jest.fn();
});

type Shown = {
  texts?: CustomTextInput[];
  used?: CustomTextInput[];
  faults?: FieldFault[];
  isOfForm?: boolean;
};

function Page({ texts = [thanks, slow], used = [], faults, isOfForm }: Shown) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>the page</p>;
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <CustomTextDialog
      texts={texts}
      usedUuids={new Set(used.map(({ uuid }) => uuid))}
      faults={faults}
      isOfForm={isOfForm}
      onClose={close}
      onSave={onSave}
    />
  );
}

async function show(shown: Shown = {}) {
  const view = renderPortal(<Page {...shown} />, { at: "/page" });
  await screen.findByRole("dialog", { name: "Uredi tekst" });
  return view;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const save = () => press("Shrani");
const field = (name: string) => screen.getByRole("textbox", { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const question = () => screen.findByRole("alertdialog", { name: "Pozor!" });
const names = () =>
  within(screen.getByRole("list", { name: "Teksti" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

describe("the editor of custom texts", () => {
  it("changes a text's words, place and size, and draws it meanwhile", async () => {
    await show();
    expect(screen.getByRole("img", { name: "Prikazovalnik s tekstom »HVALA«" })).toBeVisible();
    await type("Tekst", "ADIJO");
    expect(screen.getByRole("img", { name: "Prikazovalnik s tekstom »ADIJO«" })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: "levo" }));
    await userEvent.click(screen.getByRole("radio", { name: "spodaj" }));
    await userEvent.click(screen.getByRole("radio", { name: "12 px" }));
    await save();
    await screen.findByText("the page");
    const [line] = thanks.texts;
    const changed = {
      ...line,
      text: "ADIJO",
      horizontalAlignment: "LEFT",
      verticalAlignment: "BOTTOM",
      fontSize: 12,
    };
    expect(onSave.mock.calls).toEqual([[[{ ...thanks, texts: [changed] }, slow]]]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("keeps what was typed in another layout, and says a size that is the only one", async () => {
    await show();
    await userEvent.click(screen.getByRole("radio", { name: "C – trije deli" }));
    await type("Desno spodaj", "KM/H");
    await userEvent.click(screen.getByRole("radio", { name: "B – dve vrstici" }));
    expect(field("Zgornja vrstica")).toHaveValue("HVALA");
    expect(screen.queryByRole("radio", { name: "8 px" })).toBeNull();
    expect(screen.getAllByText("8 px")).toHaveLength(2);
    await userEvent.click(screen.getByRole("radio", { name: "C – trije deli" }));
    expect(field("Desno spodaj")).toHaveValue("KM/H");
    expect(screen.getAllByRole("radio", { name: /px/ })).toHaveLength(2);
  });

  it("warns of a text that does not fit where it stands", async () => {
    await show();
    await type("Tekst", "OMEJITEV HITROSTI");
    expect(await screen.findByText(/bo odrezano/)).toBeVisible();
    await type("Tekst", "STOP");
    expect(screen.queryByText(/bo odrezano/)).toBeNull();
  });

  it("adds a text with a name that is used, but says so", async () => {
    await show();
    await press("Dodaj");
    expect(await screen.findByText("Obvezno polje.")).toBeVisible();
    await type("Ime novega teksta", "hvala{Enter}");
    expect(await screen.findByText("Napaka: ime je že uporabljeno")).toBeVisible();
    expect(names()).toEqual(["Hvala", "Počasi", "hvala"]);
    await type("Ime", "Hvala lepa");
    expect(screen.queryByText("Napaka: ime je že uporabljeno")).toBeNull();
    await save();
    await screen.findByText("the page");
    expect(onSave.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(["Hvala", "Počasi", "Hvala lepa"]);
  });

  it("removes a text, unless a display shows it", async () => {
    await show({ used: [thanks] });
    const remove = screen.getByRole("button", { name: "Odstrani tekst Hvala" });
    expect(remove).toHaveAccessibleDescription(/prikazan na prikazovalniku/);
    await userEvent.click(remove);
    expect(names()).toEqual(["HvalaNa prikazovalniku", "Počasi"]);
    await press("Počasi");
    await press("Odstrani tekst Počasi");
    expect(names()).toEqual(["HvalaNa prikazovalniku"]);
    expect(field("Ime")).toHaveValue("Hvala");
  });

  it("begins where there is none yet", async () => {
    await show({ texts: [] });
    expect(screen.getByRole("heading", { name: "Tekstov še ni" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled();
    await type("Ime novega teksta", "Prvi{Enter}");
    expect(field("Ime")).toHaveValue("Prvi");
  });

  it("saves nothing that has no name, and shows which text that is", async () => {
    await show();
    await press("Počasi");
    await userEvent.clear(field("Ime"));
    await press("Hvala");
    await save();
    await waitFor(() => expect(field("Ime")).toHaveValue(""));
    await waitFor(() => expect(field("Ime")).toHaveFocus());
    expect(screen.getByText("Obvezno polje.")).toBeVisible();
    expect(screen.getByRole("img", { name: "Tekst ima napako" })).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("stays open where saving fails, with all that was typed and what the portal said of it", async () => {
    onSave.mockResolvedValueOnce(false);
    await show({
      faults: [
        {
          path: "1.texts.0.text",
          message: "must not have more than 5 characters",
          fault: "TOO_LONG",
          params: { max: 5 },
        },
      ],
    });
    expect(screen.queryByText("Največ 5 znakov.")).toBeNull();
    await press("Počasi");
    await type("Tekst", "POČASNEJE");
    await save();
    expect(await screen.findByText("Največ 5 znakov.")).toBeVisible();
    expect(field("Tekst")).toHaveValue("POČASNEJE");
    await type("Tekst", "POČAS");
    expect(screen.queryByText("Največ 5 znakov.")).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("closing the editor", () => {
  it("asks nothing where nothing changed", async () => {
    await show();
    await userEvent.keyboard("{Escape}");
    expect(await screen.findByText("the page")).toBeVisible();
  });

  it("asks in the words of the specification, and stays on request", async () => {
    await show();
    await type("Tekst", "ADIJO");
    await userEvent.keyboard("{Escape}");
    expect(await question()).toHaveTextContent("Imate neshranjene spremembe, ali jih zelite shraniti?");
    await press("Ostani na strani");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(field("Tekst")).toHaveValue("ADIJO");
    await userEvent.click(screen.getAllByRole("button", { name: "Zapri" })[0] as HTMLElement);
    await question();
    await press("Zavrzi spremembe");
    expect(await screen.findByText("the page")).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("saves on request, and stays where that fails", async () => {
    onSave.mockResolvedValueOnce(false);
    await show();
    await type("Tekst", "ADIJO");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(await question()).getByRole("button", { name: "Shrani" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(field("Tekst")).toHaveValue("ADIJO");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(await question()).getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("the page")).toBeVisible();
  });

  it("never says that it saves where the form beneath does", async () => {
    await show({ isOfForm: true });
    expect(screen.queryByRole("button", { name: "Shrani" })).toBeNull();
    await type("Tekst", "ADIJO");
    expect(screen.getByText("Prevzete spremembe nato še shranite na strani.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(await question()).toHaveTextContent("Spremembe tekstov še niso prevzete na stran.");
    await userEvent.click(within(await question()).getByRole("button", { name: "Prevzemi" }));
    await screen.findByText("the page");
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it("asks at the browser's back, too, which leads no further than out of the dialog", async () => {
    const { router } = await show();
    await act(() => router.navigate("/page?tab=settings"));
    await type("Tekst", "ADIJO");
    await act(() => router.navigate(-1));
    await question();
    await press("Zavrzi spremembe");
    expect(await screen.findByText("the page")).toBeVisible();
    expect(router.state.location.search).toBe("?tab=settings");
  });
});
