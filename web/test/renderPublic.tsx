import { jest } from "@jest/globals";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { visitLanguage } from "../src/i18n/language";
import { PublicShell } from "../src/shared/public/PublicShell";
import { readLink } from "../src/shared/public/publicLink";

/** An answer takes some turns to arrive, of a millisecond each: it is sent, executed, read and shown. */
const turns = 8;

/** Lets so much of the set clock pass, and then what is under way arrive. */
export async function pass(ms = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < turns; turn += 1) await act(() => jest.advanceTimersByTimeAsync(1));
}

/** Opens a public page at an address, as its entry does, on a clock that stands still until it is told. */
export async function renderPublic(Page: ComponentType, address: string) {
  window.history.replaceState(null, "", address);
  visitLanguage(readLink(new URLSearchParams(window.location.search)).language);
  const load = async () => Page;
  const view = render(<PublicShell load={load} />);
  await pass();
  return view;
}
