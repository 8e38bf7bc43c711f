import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  deleteImport,
  getImport,
  type ImportRecord,
  listImports,
  moveImport,
  setImportOptions,
} from "../platform-api/imports.js";
import {
  ApplyImportPayload,
  DeleteImportPayload,
  Import,
  ImportInput,
  SetImportOptionsInput,
  SetImportOptionsPayload,
  UndoImportPayload,
} from "./import.types.js";

const WHO = "For administrators, and for users whose group allows it.";

/** Files of records that people bring into devices' histories. */
@Resolver(() => Client)
export class ImportResolver {
  @Query(() => Import, {
    nullable: true,
    description: `One import; null where it is unknown or not the caller's to see. ${WHO}`,
  })
  import(
    @Arg("id", () => ID, { description: "The import." }) id: string,
    @Ctx() { platform }: Context,
  ): Promise<ImportRecord | null> {
    return getImport(platform, id);
  }

  @FieldResolver(() => [Import], {
    nullable: true,
    description: `Files that were brought into its history, the newest first. A call a device: not for long lists. Null of a place. ${WHO}`,
  })
  imports(
    @Root() { id, isPlace }: ClientRecord,
    @Ctx() { platform }: Context,
  ): Promise<ImportRecord[]> | null {
    return isPlace ? null : listImports(platform, id);
  }

  @Mutation(() => SetImportOptionsPayload, {
    description: `Says more about a file, and has it read again; CONFLICT once it counts. ${WHO}`,
  })
  async setImportOptions(
    @Arg("input", () => SetImportOptionsInput) { id, options, ...write }: SetImportOptionsInput,
    @Ctx() { platform }: Context,
  ): Promise<SetImportOptionsPayload> {
    return { import: await setImportOptions(platform, { id, options }, write) };
  }

  @Mutation(() => ApplyImportPayload, {
    description: `Brings a file in that was read; CONFLICT where the device's own batches cover some of its time, and nobody said what becomes of them. ${WHO}`,
  })
  async applyImport(
    @Arg("input", () => ImportInput) { id, ...write }: ImportInput,
    @Ctx() { platform }: Context,
  ): Promise<ApplyImportPayload> {
    return { import: await moveImport(platform, { id, to: "apply" }, write) };
  }

  @Mutation(() => UndoImportPayload, {
    description: `Takes a file back: what it superseded counts again. ${WHO}`,
  })
  async undoImport(
    @Arg("input", () => ImportInput) { id, ...write }: ImportInput,
    @Ctx() { platform }: Context,
  ): Promise<UndoImportPayload> {
    return { import: await moveImport(platform, { id, to: "undo" }, write) };
  }

  @Mutation(() => DeleteImportPayload, {
    description: `Throws a file away that does not count; CONFLICT while it does. ${WHO}`,
  })
  async deleteImport(
    @Arg("input", () => ImportInput) { id, ...write }: ImportInput,
    @Ctx() { platform }: Context,
  ): Promise<DeleteImportPayload> {
    await deleteImport(platform, id, write);
    return { id };
  }
}
