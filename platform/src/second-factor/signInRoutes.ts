import { SignedInJson } from "../accounts/schemas.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { jsonObject } from "../http/body.js";
import { BegunPasskeyJson, FinishPasskeyBody, SecondStepBody } from "./schemas.js";
import { beginPasskeySignIn, finishPasskeySignIn, signInSecond } from "./signIn.js";

/** Sign-in by a second factor, and by a passkey alone. */
export function factorSignInRoutes(app: App, deps: Deps): void {
  app.post(
    "/user/login/second",
    {
      config: { access: "public" },
      schema: {
        description:
          "The second step of a sign-in: a code, a recovery code, or what a passkey answers. Opens the session. What is wrong counts as a failed sign-in.",
        body: SecondStepBody,
        response: { 200: SignedInJson },
      },
    },
    async (request) => {
      const { passkey, ...shown } = request.body;
      const answer = passkey === undefined ? {} : { passkey: jsonObject(passkey, "passkey") };
      return signInSecond(deps, request, { ...shown, ...answer });
    },
  );

  app.post(
    "/user/passkey/begin",
    {
      config: { access: "public" },
      schema: { description: "Begins a sign-in by a passkey alone.", response: { 200: BegunPasskeyJson } },
    },
    async (request) => beginPasskeySignIn(deps, request),
  );

  app.post(
    "/user/passkey/finish",
    {
      config: { access: "public" },
      schema: {
        description: "Opens a session for whom a passkey vouches for. Each challenge has one answer.",
        body: FinishPasskeyBody,
        response: { 200: SignedInJson },
      },
    },
    async (request) => {
      const { token, passkey, device } = request.body;
      return finishPasskeySignIn(deps, request, { token, passkey: jsonObject(passkey, "passkey"), device });
    },
  );
}
