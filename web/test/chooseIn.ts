import { waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/**
 * Chooses an option of a combobox by its label or its value, like `userEvent.selectOptions` for a native
 * select; waits for it.
 * @param typed text to type first, if there are more options than are drawn at once
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

/** Opens a combobox if necessary, and returns its options. */
export async function offeredIn(field: HTMLElement): Promise<(string | null)[]> {
  await userEvent.click(field);
  return optionsOf(field).map(({ textContent }) => textContent);
}

/** The open list of a combobox. */
export function listOf(field: HTMLElement): HTMLElement {
  const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
  if (list === null) throw new Error("The chooser is not open.");
  return list;
}

const optionsOf = (field: HTMLElement) => within(listOf(field)).queryAllByRole("option");
