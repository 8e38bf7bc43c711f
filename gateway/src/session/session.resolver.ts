import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { hasCredential } from "../caller.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import type { CallContext } from "../platform-api/platform.js";
import { getSession, login, logout, register } from "../platform-api/session.js";
import { enter, toSession } from "./enter.js";
import {
  Session,
  SignInInput,
  SignInPayload,
  SignOutPayload,
  SignUpInput,
  SignUpPayload,
} from "./session.types.js";

@Resolver()
export class SessionResolver {
  @Query(() => Session, {
    nullable: true,
    description: "Who asks: null for a guest and for a session that has ended.",
  })
  async session(@Ctx() context: Context): Promise<Session | null> {
    if (!hasCredential(context.call.caller)) return null;
    try {
      return await toSession(context.platform, await getSession(context.platform));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "UNAUTHENTICATED")) throw error;
      context.sessionCookie?.clear();
      return null;
    }
  }

  @Mutation(() => SignInPayload, { description: "Signs in; the browser gets an HttpOnly cookie." })
  async signIn(
    @Arg("input", () => SignInInput) input: SignInInput,
    @Ctx() context: Context,
  ): Promise<SignInPayload> {
    const guest: CallContext = { ...context.call, caller: {} };
    const done = await login(context.platform.as(guest), input, context.deviceCookie?.secret);
    return "secondStep" in done
      ? { session: null, sessionId: null, secondStep: done.secondStep }
      : { ...(await enter(context, done)), secondStep: null };
  }

  @Mutation(() => SignUpPayload, {
    description: "Asks for an account, which an administrator confirms. The same answer for a known e-mail.",
  })
  async signUp(
    @Arg("input", () => SignUpInput) input: SignUpInput,
    @Ctx() { platform, call }: Context,
  ): Promise<SignUpPayload> {
    await register(platform.as({ ...call, caller: {} }), input);
    return { confirmed: false };
  }

  @Mutation(() => SignOutPayload, {
    description:
      "Ends the session; succeeds for a dead one, too. Where it can't be ended now, its cookie allows nothing any more, and the call can be made again.",
  })
  async signOut(@Ctx() { platform, call, sessionCookie }: Context): Promise<SignOutPayload> {
    const { sessionId, leftSessionId } = call.caller;
    let signOutUrl: string | null = null;
    try {
      for (const ending of [sessionId, leftSessionId])
        if (ending) signOutUrl = (await logout(platform, ending)) ?? signOutUrl;
    } catch (error) {
      sessionCookie?.leave();
      throw error;
    }
    sessionCookie?.clear();
    return { signedOut: true, signOutUrl };
  }
}
