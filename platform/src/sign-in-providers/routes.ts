import { SignedInJson } from "../accounts/schemas.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { BeginBody, BegunJson, FinishBody, ProvidersJson } from "./schemas.js";
import { beginSignIn, finishSignIn, type RelyingParties } from "./signIn.js";

/** Sign-in by a provider, for the gateway, which holds the browser's part. */
export function signInProviderRoutes(app: App, deps: Deps, parties: RelyingParties): void {
  const { env, events } = deps;

  app.get(
    "/user/provider/list",
    {
      config: { access: "public" },
      schema: {
        description: "The providers that people may sign in by, and who may sign in by a password.",
        response: { 200: ProvidersJson },
      },
    },
    async () => ({
      providers: env.SIGN_IN_PROVIDERS.map(({ name, label }) => ({ name, label })),
      passwords: env.LOCAL_PASSWORDS,
    }),
  );

  app.post(
    "/user/provider/begin",
    {
      config: { access: "public" },
      schema: {
        description: "Begins a sign-in at a provider.",
        body: BeginBody,
        response: { 200: BegunJson },
      },
    },
    async (request) => beginSignIn(deps, request, parties, request.body.provider),
  );

  app.post(
    "/user/provider/finish",
    {
      config: { access: "public" },
      schema: {
        description:
          "Opens a session for whom a provider vouches for. Each failure is a fault of its own, PROVIDER_….",
        body: FinishBody,
        response: { 200: SignedInJson },
      },
    },
    async (request) => {
      const signedIn = await finishSignIn(deps, request, parties, request.body);
      await events.rightsChanged(request);
      return signedIn;
    },
  );
}
