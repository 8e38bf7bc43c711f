import { expect, it } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Age } from "./Age";

const at = Date.UTC(2026, 2, 5, 12, 4, 9) / 1000;
const shown = () => document.querySelector(".full-time")?.textContent ?? null;

it("shows the full form also on the very first press of a page, which its code comes with", async () => {
  render(<Age at={at} timeZone="UTC" />);
  await userEvent.click(screen.getByText(/^pred/));
  await waitFor(() => expect(shown()).toBe("05.03.2026 12:04:09"));
});
