import { Field } from "@chakra-ui/react";
import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { listOf } from "../../../../test/chooseIn";
import { renderPortal } from "../../../../test/renderPortal";
import { DialogFrame } from "../DialogFrame";
import { Chooser } from "./Chooser";
import { ChooserField } from "./ChooserField";
import type { Option } from "./option";

const all = { value: "", label: "Vse lokacije" };
const many: Option[] = Array.from({ length: 526 }, (_, index) => ({
  value: String(index + 1),
  label: `Lokacija ${index + 1}`,
}));
const places: Option[] = [
  { value: "7", label: "Most", detail: "ID 7" },
  { value: "8", label: "Most", detail: "ID 8" },
  { value: "9", label: "Šentjošt", detail: "ID 9" },
];

const field = () => screen.getByRole("combobox", { name: "Lokacija" });
const options = () => within(listOf(field())).queryAllByRole("option");
const names = () => options().map(({ textContent }) => textContent);

type ShownProps = { options: readonly Option[]; begun?: string; onChoose?: (value: string) => void };

function Shown({ options: offered, begun = "", onChoose }: ShownProps) {
  const [chosen, setChosen] = useState(begun);
  return (
    <ChooserField
      label="Lokacija"
      options={offered}
      placeholder="Izberite"
      chosen={chosen}
      onChoose={(value) => {
        onChoose?.(value);
        setChosen(value);
      }}
    />
  );
}

describe("a chooser", () => {
  it("is narrowed by what is typed, and takes what Enter says", async () => {
    const onChoose = jest.fn();
    renderPortal(<Shown options={places} onChoose={onChoose} />);
    await userEvent.click(field());
    await userEvent.type(field(), "sentjost");
    expect(names()).toEqual(["Šentjošt"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 zadetek");
    await userEvent.keyboard("{Enter}");
    expect(onChoose.mock.calls).toEqual([["9"]]);
    expect(field()).toHaveValue("Šentjošt");
    expect(field()).toHaveAttribute("aria-expanded", "false");
  });

  it("is gone through by keys, which tell the option that is meant", async () => {
    renderPortal(<Shown options={places} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");
    expect(active()).toHaveTextContent("Šentjošt");
    await userEvent.keyboard("{Home}");
    expect(active()).toHaveTextContent("MostID 7");
    await userEvent.keyboard("{End}{Enter}");
    expect(field()).toHaveValue("Šentjošt");
  });

  it("tells apart those of one name, also once one is chosen", async () => {
    renderPortal(<Shown options={places} begun="8" />);
    expect(field()).toHaveValue("Most · ID 8");
    await userEvent.click(field());
    expect(names()).toEqual(["MostID 7", "MostID 8", "Šentjošt"]);
    const [, chosen] = options();
    expect(chosen).toHaveAttribute("aria-selected", "true");
  });

  it("draws fifty of many, says how many more there are, and goes to any by keys", async () => {
    renderPortal(<Shown options={many} />);
    await userEvent.click(field());
    expect(options()).toHaveLength(50);
    expect(screen.getByText("… še 476: tipkajte")).toBeInTheDocument();
    await userEvent.keyboard("{End}");
    expect(names().at(-1)).toBe("Lokacija 526");
    expect(screen.getByText("… pred temi še 500: tipkajte")).toBeInTheDocument();
    expect(options().at(-1)).toHaveAttribute("aria-posinset", "526");
  });

  it("opens at what is chosen", async () => {
    renderPortal(<Shown options={many} begun="300" />);
    await userEvent.click(field());
    expect(names()).toContain("Lokacija 300");
  });

  it("keeps the choice where nothing else is taken: Escape, a press elsewhere, Tab", async () => {
    const onChoose = jest.fn();
    renderPortal(<Shown options={places} begun="9" onChoose={onChoose} />);
    await userEvent.click(field());
    await userEvent.keyboard("mo{Escape}");
    expect(field()).toHaveValue("Šentjošt");
    await userEvent.keyboard("mo");
    await userEvent.click(document.body);
    expect(field()).toHaveValue("Šentjošt");
    await userEvent.click(field());
    await userEvent.keyboard("mo");
    await userEvent.tab();
    expect(field()).toHaveValue("Šentjošt");
    expect(onChoose).not.toHaveBeenCalled();
  });

  it("says that nothing matches, and takes nothing then", async () => {
    renderPortal(<Shown options={places} begun="9" />);
    await userEvent.click(field());
    await userEvent.keyboard("xyz");
    expect(options()).toEqual([]);
    expect(screen.getByText("Za »xyz« ni zadetkov.")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}{Escape}");
    expect(field()).toHaveValue("Šentjošt");
  });

  it("takes nothing of what scrolling gives back, which newer browsers promise, for the effect's end", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    scroll.mockImplementation(() => Promise.resolve() as unknown as undefined);
    renderPortal(<Shown options={places} />);
    await userEvent.click(field());
    await userEvent.keyboard("{End}{Enter}");
    expect(field()).toHaveValue("Šentjošt");
    scroll.mockRestore();
  });

  it("is cleared where all is a choice", async () => {
    renderPortal(<Shown options={[all, ...places]} begun="9" />);
    await userEvent.click(screen.getByRole("button", { name: "Počisti izbiro" }));
    expect(field()).toHaveValue("Vse lokacije");
    expect(field()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Počisti izbiro" })).toBeNull();
  });

  it("begins a new search with what is typed after a choice", async () => {
    renderPortal(<Shown options={places} />);
    await userEvent.click(field());
    await userEvent.keyboard("sent{Enter}");
    await userEvent.keyboard("mo");
    expect(field()).toHaveValue("mo");
    expect(names()).toEqual(["MostID 7", "MostID 8"]);
  });

  it("closes alone at Escape, not the dialog around it", async () => {
    const onClose = jest.fn();
    renderPortal(
      <DialogFrame title="Premik" isBusy={false} onClose={onClose} footer={null}>
        <Shown options={places} />
      </DialogFrame>,
    );
    await userEvent.click(await screen.findByRole("combobox", { name: "Lokacija" }));
    await userEvent.keyboard("{Escape}");
    expect(field()).toHaveAttribute("aria-expanded", "false");
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("has a form field's label and what is wrong with it", async () => {
    renderPortal(
      <Field.Root invalid>
        <Field.Label>Lokacija</Field.Label>
        <Chooser options={places} chosen="" placeholder="Izberite" onChoose={() => {}} />
        <Field.ErrorText>Izberite lokacijo.</Field.ErrorText>
      </Field.Root>,
    );
    expect(field()).toHaveAttribute("aria-invalid", "true");
    await waitFor(() => expect(field()).toHaveAccessibleErrorMessage("Izberite lokacijo."));
    expect(field()).toHaveAttribute("placeholder", "Izberite");
  });

  it("puts options under their headings", async () => {
    const texts = [
      { value: "a", label: "Hvala", section: "Lastni" },
      { value: "b", label: "Počasi", section: "Skupni" },
    ];
    renderPortal(<Shown options={texts} />);
    await userEvent.click(field());
    const shared = within(listOf(field())).getByRole("group", { name: "Skupni" });
    expect(within(shared).getByRole("option")).toHaveTextContent("Počasi");
  });
});
