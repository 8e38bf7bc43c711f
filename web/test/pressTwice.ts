import { act } from "@testing-library/react";

/** Presses a button twice before anything can be answered or drawn anew, as quick fingers may. */
export async function pressTwice(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.click();
    button.click();
  });
}
