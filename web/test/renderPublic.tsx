import { jest } from "@jest/globals";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { visitLanguage } from "../src/i18n/language";
import { PublicShell } from "../src/shared/public/PublicShell";
import { readLink } from "../src/shared/public/publicLink";

/** Turns of a millisecond that an answer takes: it is sent, executed, read and shown. */
const turns = 8;

/** Advances the fake clock, and then lets pending answers arrive. */
export async function pass(ms = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < turns; turn += 1) await act(() => jest.advanceTimersByTimeAsync(1));
}

/** Opens a public page at an address like its entry, on a fake clock that stands still. */
export async function renderPublic(Page: ComponentType, address: string) {
  window.history.replaceState(null, "", address);
  visitLanguage(readLink(new URLSearchParams(window.location.search)).language);
  const load = async () => Page;
  const view = render(<PublicShell load={load} />);
  await pass();
  return view;
}
