import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Actions and queries of a person on the page. */
export const section = async (name: string) => within(await screen.findByRole("region", { name }));
export const check = async (name: string) => userEvent.click(await screen.findByRole("checkbox", { name }));
export const save = () => userEvent.click(screen.getByRole("button", { name: "Shrani" }));
export const saved = () => screen.findByText("Uspešno shranjeno!");

export async function put(field: HTMLElement, value: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(value);
}
