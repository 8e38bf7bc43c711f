import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import {
  askForReset,
  changeEmail,
  checkLink,
  confirmEmail,
  inviteUser,
  type LinkPurposeName,
  mailLink,
  makeLink,
  setPasswordByLink,
} from "../platform-api/accountLinks.js";
import type { CallContext } from "../platform-api/platform.js";
import {
  AccountLinkInput,
  AskForPasswordInput,
  AskForPasswordPayload,
  ChangeEmailInput,
  ChangeEmailPayload,
  CheckAccountLinkPayload,
  InviteUserInput,
  InviteUserPayload,
  MailAccountLinkInput,
  MailAccountLinkPayload,
  MakeAccountLinkInput,
  MakeAccountLinkPayload,
  SetPasswordByLinkInput,
  TakenLinkPayload,
} from "./accountLink.types.js";

/** The portal's page for a link. */
const PAGES: Readonly<Record<LinkPurposeName, string>> = {
  RESET: "/reset",
  INVITATION: "/invitation",
  EMAIL: "/email",
};

/** Whoever holds a link is a guest, whoever else is signed in. */
const asGuest = (call: CallContext): CallContext => ({ ...call, caller: {} });

@Resolver()
export class AccountLinkResolver {
  @Mutation(() => AskForPasswordPayload, {
    description:
      "Has a link to set a new password mailed. The same answer for an unknown e-mail. For guests.",
  })
  async askForPassword(
    @Arg("input", () => AskForPasswordInput) input: AskForPasswordInput,
    @Ctx() { platform, call }: Context,
  ): Promise<AskForPasswordPayload> {
    await askForReset(platform.as(asGuest(call)), input);
    return { taken: true };
  }

  @Mutation(() => CheckAccountLinkPayload, {
    description:
      "What a one-time link is for; it holds on. A mutation, so that the token stands in no address. For guests.",
  })
  async checkAccountLink(
    @Arg("input", () => AccountLinkInput) { token }: AccountLinkInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CheckAccountLinkPayload> {
    return { link: await checkLink(platform.as(asGuest(call)), token) };
  }

  @Mutation(() => TakenLinkPayload, {
    description: "Sets the password of a link's account, once; the account's sessions end. For guests.",
  })
  async setPasswordByLink(
    @Arg("input", () => SetPasswordByLinkInput) input: SetPasswordByLinkInput,
    @Ctx() { platform, call, deviceCookie }: Context,
  ): Promise<TakenLinkPayload> {
    return { email: await setPasswordByLink(platform.as(asGuest(call)), input, deviceCookie?.secret) };
  }

  @Mutation(() => TakenLinkPayload, {
    description:
      "Takes the link that was mailed to a new e-mail: the account has that from now on. For guests.",
  })
  async confirmEmail(
    @Arg("input", () => AccountLinkInput) { token }: AccountLinkInput,
    @Ctx() { platform, call }: Context,
  ): Promise<TakenLinkPayload> {
    return { email: await confirmEmail(platform.as(asGuest(call)), token) };
  }

  @Mutation(() => ChangeEmailPayload, {
    description:
      "Has a link mailed to another e-mail for the own account. Wrong passwords count as failed sign-ins.",
  })
  async changeEmail(
    @Arg("input", () => ChangeEmailInput) input: ChangeEmailInput,
    @Ctx() { platform }: Context,
  ): Promise<ChangeEmailPayload> {
    await changeEmail(platform, input);
    return { mailed: true };
  }

  @Mutation(() => MakeAccountLinkPayload, {
    description:
      "Makes a link by which somebody else sets a password, to be handed over. It replaces an earlier one. For administrators.",
  })
  async makeAccountLink(
    @Arg("input", () => MakeAccountLinkInput) { id }: MakeAccountLinkInput,
    @Ctx() { env, platform }: Context,
  ): Promise<MakeAccountLinkPayload> {
    const { purpose, token, expireDate } = await makeLink(platform, id);
    const url = new URL(PAGES[purpose], env.PUBLIC_URL);
    url.hash = `token=${token}`;
    return { url: url.href, purpose, expireDate };
  }

  @Mutation(() => MailAccountLinkPayload, {
    description:
      "Has such a link mailed to the person. For administrators; managers send invitations into their group again.",
  })
  async mailAccountLink(
    @Arg("input", () => MailAccountLinkInput) input: MailAccountLinkInput,
    @Ctx() { platform }: Context,
  ): Promise<MailAccountLinkPayload> {
    await mailLink(platform, input.id, input);
    return { mailed: true };
  }

  @Mutation(() => InviteUserPayload, {
    description:
      "Adds an account whose person sets the password by a link. For administrators; a manager invites into the own group.",
  })
  async inviteUser(
    @Arg("input", () => InviteUserInput) input: InviteUserInput,
    @Ctx() { platform }: Context,
  ): Promise<InviteUserPayload> {
    return { user: await inviteUser(platform, input, input) };
  }
}
