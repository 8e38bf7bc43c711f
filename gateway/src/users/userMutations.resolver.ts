import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { deleteUser, updateUser } from "../platform-api/users.js";
import { UpdateUsersInput } from "./user.input.js";

@Resolver()
export class UserMutationsResolver {
  @Authorized()
  @Mutation(() => BulkPayload, {
    description:
      "Confirms sign-ups, makes and unmakes administrators and labellers. The last administrator stays. For administrators.",
  })
  updateUsers(
    @Arg("input", () => UpdateUsersInput) input: UpdateUsersInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const { confirmed, admin, labeller } = input;
    if (![confirmed, admin, labeller].some((value) => typeof value === "boolean")) {
      const message = "is required, or else admin or labeller";
      throw new ApiError("BAD_USER_INPUT", "Say what is to change.", {
        fields: [{ path: "confirmed", message }],
      });
    }
    return runBulk(context, input.ids, input, {
      name: "updateUsers",
      one: (id, call, options) => updateUser(context.platform, call, id, input, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Removes accounts; their sessions end. The last administrator stays. For administrators.",
  })
  deleteUsers(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteUsers",
      one: (id, call, options) => deleteUser(context.platform, call, id, options),
    });
  }
}
