import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/**
 * Takes one of a chooser's options, by its label or its value, as `userEvent.selectOptions` does of a native select; waits for it.
 * @param typed what is typed before, where it is one of more than are drawn at once
 */
export async function chooseIn(field: HTMLElement, wanted: string, typed = ""): Promise<void> {
  await userEvent.click(field);
  if (typed !== "") await userEvent.keyboard(typed);
  const option = await waitFor(() => {
    const found = optionsOf(field).find((one) => [one.textContent, one.dataset.value].includes(wanted));
    if (found === undefined) throw new Error(`There is no ${wanted} to choose.`);
    return found;
  });
  await userEvent.click(option);
}

/** Opens a chooser, where it is not open yet, and tells what it offers. */
export async function offeredIn(field: HTMLElement): Promise<(string | null)[]> {
  await userEvent.click(field);
  return optionsOf(field).map(({ textContent }) => textContent);
}

/** The list that a chooser has open. */
export function listOf(field: HTMLElement): HTMLElement {
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  if (list === null) throw new Error("The chooser is not open.");
  return list;
}

const optionsOf = (field: HTMLElement) => within(listOf(field)).queryAllByRole("option");
