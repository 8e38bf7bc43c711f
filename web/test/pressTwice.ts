import { act } from "@testing-library/react";

/** Presses a button twice before anything can be answered or rendered, as with a double click. */
export async function pressTwice(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.click();
    button.click();
  });
}
