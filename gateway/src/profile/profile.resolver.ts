import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import type { Platform } from "../platform-api/platform.js";
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
  profile(@Ctx() { platform }: Context): Promise<Profile> {
    return getProfile(platform);
  }

  @Query(() => [OwnSession], {
    nullable: true,
    description: "Where the person is signed in, the last used first.",
  })
  mySessions(@Ctx() { platform }: Context): Promise<OwnSession[]> {
    return listOwnSessions(platform);
  }

  @Mutation(() => UpdateProfilePayload, { description: "Changes the own account." })
  async updateProfile(
    @Arg("input", () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateProfilePayload> {
    return { profile: await updateProfile(platform, input, input) };
  }

  @Mutation(() => ChangePasswordPayload, {
    description: "Changes the own password; all other sessions end. Tries count as failed sign-ins.",
  })
  async changePassword(
    @Arg("input", () => ChangePasswordInput) { currentPassword, newPassword }: ChangePasswordInput,
    @Ctx() { platform }: Context,
  ): Promise<ChangePasswordPayload> {
    await changePassword(platform, { currentPassword, newPassword });
    return { changed: true };
  }

  @Mutation(() => EndSessionPayload, { description: "Ends one of the person's sessions." })
  async endSession(
    @Arg("input", () => EndSessionInput) { id }: EndSessionInput,
    @Ctx() { platform }: Context,
  ): Promise<EndSessionPayload> {
    await endOwnSessions(platform, id);
    return { mySessions: await sessionsLeft(platform) };
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends all of the person's sessions but the present one.",
  })
  async endOtherSessions(@Ctx() { platform }: Context): Promise<EndSessionPayload> {
    await endOwnSessions(platform);
    return { mySessions: await sessionsLeft(platform) };
  }
}

/** Empty if the asking session has just ended itself. */
async function sessionsLeft(platform: Platform): Promise<OwnSession[]> {
  try {
    return await listOwnSessions(platform);
  } catch (error) {
    if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return [];
    throw error;
  }
}
