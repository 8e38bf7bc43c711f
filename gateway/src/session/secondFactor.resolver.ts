import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import type { CallContext } from "../platform-api/platform.js";
import {
  beginFactor,
  beginPasskey,
  finishFactor,
  finishPasskey,
  loginSecond,
  ownFactors,
  removeFactor,
  renewCodes,
  takeFactors,
} from "../platform-api/secondFactors.js";
import { enter } from "./enter.js";
import {
  AddSecondFactorInput,
  BeginPasskeySignInPayload,
  BeginSecondFactorInput,
  BeginSecondFactorPayload,
  RemoveSecondFactorInput,
  RenewRecoveryCodesInput,
  SecondFactors,
  SecondFactorsPayload,
  SignedInPayload,
  SignInByPasskeyInput,
  SignInSecondStepInput,
  TakeSecondFactorsInput,
  TakeSecondFactorsPayload,
} from "./secondFactor.types.js";

const asGuest = (call: CallContext): CallContext => ({ ...call, caller: {} });

@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactors, {
    nullable: true,
    description: "The person's second factors, and what the portal takes.",
  })
  mySecondFactors(@Ctx() { platform }: Context): Promise<SecondFactors> {
    return ownFactors(platform);
  }

  @Mutation(() => SignedInPayload, {
    description:
      "The second step of a sign-in; the browser gets an HttpOnly cookie. What is wrong counts as a failed sign-in. For guests.",
  })
  async signInSecondStep(
    @Arg("input", () => SignInSecondStepInput) input: SignInSecondStepInput,
    @Ctx() context: Context,
  ): Promise<SignedInPayload> {
    const guest = context.platform.as(asGuest(context.call));
    return enter(context, await loginSecond(guest, input, context.deviceCookie?.secret));
  }

  @Mutation(() => BeginPasskeySignInPayload, {
    description: "Begins a sign-in by a passkey alone. For guests.",
  })
  async beginPasskeySignIn(@Ctx() { platform, call }: Context): Promise<BeginPasskeySignInPayload> {
    return { signIn: await beginPasskey(platform.as(asGuest(call))) };
  }

  @Mutation(() => SignedInPayload, {
    description: "Signs in by a passkey alone; the browser gets an HttpOnly cookie. For guests.",
  })
  async signInByPasskey(
    @Arg("input", () => SignInByPasskeyInput) input: SignInByPasskeyInput,
    @Ctx() context: Context,
  ): Promise<SignedInPayload> {
    const guest = context.platform.as(asGuest(context.call));
    return enter(context, await finishPasskey(guest, input, context.deviceCookie?.secret));
  }

  @Mutation(() => BeginSecondFactorPayload, { description: "Begins to add a second factor." })
  async beginSecondFactor(
    @Arg("input", () => BeginSecondFactorInput) input: BeginSecondFactorInput,
    @Ctx() { platform }: Context,
  ): Promise<BeginSecondFactorPayload> {
    return { begun: await beginFactor(platform, input) };
  }

  @Mutation(() => SecondFactorsPayload, {
    description: "Adds a second factor that works; all other sessions of the person end.",
  })
  async addSecondFactor(
    @Arg("input", () => AddSecondFactorInput) input: AddSecondFactorInput,
    @Ctx() { platform }: Context,
  ): Promise<SecondFactorsPayload> {
    const recoveryCodes = await finishFactor(platform, input);
    return { recoveryCodes, secondFactors: await ownFactors(platform) };
  }

  @Mutation(() => SecondFactorsPayload, {
    description: "Removes one of the person's second factors; with the last one, the recovery codes.",
  })
  async removeSecondFactor(
    @Arg("input", () => RemoveSecondFactorInput) input: RemoveSecondFactorInput,
    @Ctx() { platform }: Context,
  ): Promise<SecondFactorsPayload> {
    await removeFactor(platform, input);
    return { recoveryCodes: null, secondFactors: await ownFactors(platform) };
  }

  @Mutation(() => SecondFactorsPayload, { description: "Makes new recovery codes; the old ones end." })
  async renewRecoveryCodes(
    @Arg("input", () => RenewRecoveryCodesInput) { password }: RenewRecoveryCodesInput,
    @Ctx() { platform }: Context,
  ): Promise<SecondFactorsPayload> {
    const recoveryCodes = await renewCodes(platform, password);
    return { recoveryCodes, secondFactors: await ownFactors(platform) };
  }

  @Mutation(() => TakeSecondFactorsPayload, {
    description:
      "Takes all second factors of somebody else away, who has lost them; the person is told by mail. For administrators.",
  })
  async takeSecondFactors(
    @Arg("input", () => TakeSecondFactorsInput) input: TakeSecondFactorsInput,
    @Ctx() { platform }: Context,
  ): Promise<TakeSecondFactorsPayload> {
    await takeFactors(platform, input.id, input);
    return { taken: true };
  }
}
