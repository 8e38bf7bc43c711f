import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { parse, print } from "graphql";
import { forgetSignOut } from "../../../test/forgetSignOut";
import { SignOutDocument } from "../../graphql/operations/session";
import { leftSession, signOutText } from "./leftSession";

let fetched: jest.SpiedFunction<typeof fetch>;
let answer: (signal: AbortSignal | null | undefined) => Promise<Response>;
const done = { signOutUrl: null };
const ended = async () =>
  new Response(JSON.stringify({ data: { signOut: { signedOut: true, signOutUrl: null } } }));

beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => answer(init?.signal));
});
afterEach(() => {
  fetched.mockRestore();
  forgetSignOut();
});

it("sends the registered operation, once at a time", async () => {
  answer = ended;
  expect(await Promise.all([leftSession.end(), leftSession.end()])).toEqual([done, done]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ operationName: "SignOut" });
  expect(print(parse(signOutText))).toBe(print(SignOutDocument).replace(/\s*__typename/g, ""));
});

it("is left at once, and stays pending until the server takes the mark away", async () => {
  expect(leftSession.isPending()).toBe(false);
  leftSession.leave();
  expect(leftSession.isPending()).toBe(true);
  answer = () => Promise.reject(new TypeError("no network"));
  expect([await leftSession.end(), leftSession.isPending()]).toEqual([null, true]);
  answer = async () => new Response(JSON.stringify({ data: null, errors: [{ extensions: {} }] }));
  expect(await leftSession.end()).toBeNull();
});

it("gives up a try for the next person to sign in", async () => {
  answer = (signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const trying = leftSession.end();
  leftSession.stop();
  expect(await trying).toBeNull();
  answer = ended;
  expect(await leftSession.end()).toEqual(done);
});
