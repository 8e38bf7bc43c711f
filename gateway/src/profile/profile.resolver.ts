import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import type { CallContext, PlatformClient } from "../platform-api/http.js";
import {
  changePassword,
  endOwnSessions,
  getProfile,
  listOwnSessions,
  updateProfile,
} from "../platform-api/profile.js";
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  EndSessionInput,
  EndSessionPayload,
  OwnSession,
  Profile,
  UpdateProfileInput,
  UpdateProfilePayload,
} from "./profile.types.js";

@Resolver()
export class ProfileResolver {
  @Query(() => Profile, { nullable: true, description: "The own account; for people, not for keys." })
  profile(@Ctx() { platform, call }: Context): Promise<Profile> {
    return getProfile(platform, call);
  }

  @Query(() => [OwnSession], {
    nullable: true,
    description: "Where the person is signed in, the last used first.",
  })
  mySessions(@Ctx() { platform, call }: Context): Promise<OwnSession[]> {
    return listOwnSessions(platform, call);
  }

  @Mutation(() => UpdateProfilePayload, { description: "Changes the own account." })
  async updateProfile(
    @Arg("input", () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateProfilePayload> {
    return { profile: await updateProfile(platform, call, input, input) };
  }

  @Mutation(() => ChangePasswordPayload, {
    description: "Changes the own password; all other sessions end. Tries count as failed sign-ins.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput) { currentPassword, newPassword }: ChangePasswordInput,
    @Ctx() { platform, call }: Context,
  ): Promise<ChangePasswordPayload> {
    await changePassword(platform, call, { currentPassword, newPassword });
    return { changed: true };
  }

  @Mutation(() => EndSessionPayload, { description: "Ends one of the person's sessions." })
  async endSession(
    @Arg("input", () => EndSessionInput) { id }: EndSessionInput,
    @Ctx() { platform, call }: Context,
  ): Promise<EndSessionPayload> {
    await endOwnSessions(platform, call, id);
    return { mySessions: await sessionsLeft(platform, call) };
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends all of the person's sessions but the present one.",
  })
  async endOtherSessions(@Ctx() { platform, call }: Context): Promise<EndSessionPayload> {
    await endOwnSessions(platform, call);
    return { mySessions: await sessionsLeft(platform, call) };
  }
}

/** Empty if the asking session has just ended itself. */
async function sessionsLeft(platform: PlatformClient, call: CallContext): Promise<OwnSession[]> {
  try {
    return await listOwnSessions(platform, call);
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return [];
    throw error;
  }
}
