import { describe, expect, it } from "@jest/globals";
import { act, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { SelectBox } from "./SelectBox";
import { useSelection } from "./useSelection";

const all = ["a", "b", "c", "d", "e"];

function choose(shown: string[] = all) {
  const view = renderHook(({ ids }) => useSelection(ids), { initialProps: { ids: shown } });
  const toggle = (id: string, isRange?: boolean) => act(() => view.result.current.toggle(id, isRange));
  const chosen = () => [...view.result.current.chosen].sort().join("");
  return { ...view, toggle, chosen };
}

describe("a selection", () => {
  it("takes one after another, and lets them go", () => {
    const { toggle, chosen, result } = choose();
    toggle("b");
    toggle("d");
    toggle("b");
    expect(chosen()).toBe("d");
    expect(result.current.shown).toBe("some");
  });

  it("takes a range with Shift, in the order of the screen, whichever end is first; and lets one go likewise", () => {
    const { toggle, chosen } = choose();
    toggle("d");
    toggle("b", true);
    expect(chosen()).toBe("bcd");
    toggle("e");
    toggle("c", true);
    expect(chosen()).toBe("b");
  });

  it("takes the one alone where a range's beginning is not in sight any more", () => {
    const { toggle, chosen, rerender } = choose();
    toggle("a");
    rerender({ ids: ["c", "d", "e"] });
    toggle("e", true);
    expect(chosen()).toBe("ae");
  });

  it("takes all that are shown, or none of those; what is filtered away stays chosen, and is told", () => {
    const { chosen, result, rerender, toggle } = choose();
    toggle("a");
    rerender({ ids: ["c", "d"] });
    expect(result.current.outOfSight).toBe(1);
    act(() => result.current.toggleShown());
    expect([chosen(), result.current.shown]).toEqual(["acd", "all"]);
    act(() => result.current.toggleShown());
    expect([chosen(), result.current.shown]).toEqual(["a", "none"]);
    act(() => result.current.clear());
    expect(chosen()).toBe("");
  });
});

it("a box says whether Shift was held, by mouse and by keyboard", async () => {
  const heard: boolean[] = [];
  renderPortal(<SelectBox label="Most" isChosen={false} onToggle={(isRange) => heard.push(isRange)} />);
  const box = screen.getByRole("checkbox", { name: "Most" });
  const user = userEvent.setup();
  await user.click(box);
  await user.keyboard("{Shift>}");
  await user.click(box);
  await user.keyboard("{/Shift}");
  expect(heard).toEqual([false, true]);
});
