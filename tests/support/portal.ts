import { afterAll, afterEach, beforeAll } from "@jest/globals";
import type { Browser, GoToOptions } from "puppeteer";
import { enterAs, keptBrowser, openWindow, signIn, type View, type Window } from "./browser.js";
import type { Fleet } from "./fleet.js";
import { IS_PLAIN } from "./offered.js";
import type { Account } from "./platformApi.js";
import { type Stack, startStack } from "./stack.js";

/** A person's window on the portal. */
export interface Person extends Window {
  /** Opens a screen by its path. */
  visit: (path: string, options?: GoToOptions) => Promise<unknown>;
  signIn: (account: Account) => Promise<void>;
}

/** The whole product and a browser, from the suite's first hook to its last. */
export interface Portal {
  readonly stack: Stack;
  readonly fleet: Fleet;
  /** Opens a window that closes with the test. */
  open: (view?: View) => Promise<Person>;
  /** Opens a window for a signed-in person, at a screen or by default at the overview. */
  openAs: (account: Account, view?: View & { at?: string }) => Promise<Person>;
}

/** Starts both before a suite's tests and closes them afterwards; arguments are the stack's. */
export function usePortal(...args: Parameters<typeof startStack>): Portal {
  let stack: Stack;
  let browser: Browser;
  const opened: Window[] = [];

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(...args), keptBrowser()]);
  }, 60_000);
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });
  afterAll(async () => {
    await stack.close();
  });

  const open = async (view?: View): Promise<Person> => {
    const window = await openWindow(browser, view);
    opened.push(window);
    return {
      ...window,
      visit: (path, options) => window.page.goto(`${stack.portalUrl}${path}`, options),
      signIn: (account) => signIn(window.page, stack.portalUrl, account),
    };
  };
  return {
    get stack() {
      return stack;
    },
    get fleet() {
      return stack.fleet;
    },
    open,
    openAs: async (account, { at, ...view } = {}) => {
      const person = await open(view);
      // How a plain platform reports a session depends on its switches.
      if (!IS_PLAIN) {
        await enterAs(person.page, stack, account, at);
        return person;
      }
      await person.signIn(account);
      if (at !== undefined) await person.visit(at);
      return person;
    },
  };
}
