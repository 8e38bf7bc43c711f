import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../../test/renderPortal";
import { toast } from "../../../shared/ui/toastStore";
import { ShareMenu } from "./ShareMenu";

const period = { from: 1_790_000_000, to: 1_790_086_400 };
const copied = jest.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copied.mockReset().mockResolvedValue();
  window.history.replaceState(null, "", "/client/7?interval=WEEK&table=speed");
});
afterEach(() => {
  toast.clear();
  window.history.replaceState(null, "", "/");
});

async function choose(item: string) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
  await user.click(screen.getByRole("button", { name: "Deli" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

it("copies the page's link, which moves on with the clock", async () => {
  renderPortal(<ShareMenu period={period} />);
  await choose("Kopiraj povezavo");
  expect(copied).toHaveBeenCalledWith("http://localhost/client/7?interval=WEEK&table=speed");
  expect(await screen.findByText("Povezava je kopirana.")).toBeInTheDocument();
});

it("copies one that keeps the period", async () => {
  renderPortal(<ShareMenu period={period} />);
  await choose("Kopiraj povezavo s tem obdobjem");
  expect(copied).toHaveBeenCalledWith("http://localhost/client/7?table=speed&from=1790000000&to=1790086400");
});

it("says where the browser refuses", async () => {
  copied.mockRejectedValue(new Error("refused"));
  renderPortal(<ShareMenu period={null} />);
  await choose("Kopiraj povezavo");
  expect(await screen.findByText("Povezave ni bilo mogoče kopirati.")).toBeInTheDocument();
  expect(screen.queryByRole("menuitem", { name: "Kopiraj povezavo s tem obdobjem" })).toBeNull();
});
