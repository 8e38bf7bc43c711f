import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { PlatformRefusal } from "../platform-api/errors.js";
import { followed } from "./following.js";
import type { ImportApi } from "./importApi.js";
import { ImportError } from "./importError.js";
import type { Import, Understanding } from "./importJson.js";
import type { CommandOptions } from "./options.js";
import { progressBar } from "./progressBar.js";
import { answered, optionFor } from "./questions.js";
import { forgetList, writeRefused } from "./refusedList.js";
import { type FileSaid, isPlain, optionsOf, plainOptions, sameOptions } from "./said.js";
import { showFile } from "./showFile.js";
import { showKept, showLook } from "./showLook.js";
import { EXIT, type ExitCode, type Surroundings } from "./surroundings.js";
import { formOf } from "./upload.js";
import { users } from "./words.js";

/**
 * Shows the understanding and effect of a file, and imports it.
 * @throws ImportError, PlatformRefusal, PlatformUnavailable
 */
export async function bringIn(
  api: ImportApi,
  clientId: number,
  file: string,
  options: CommandOptions,
  surroundings: Surroundings,
): Promise<ExitCode> {
  await forgetList(options.refusedPath);
  const sha256 = await sha256Of(file);
  const imports = await api.list(clientId);
  const known = isPlain(options.said) ? imports.find((one) => isThere(one, sha256, options)) : undefined;
  if (known?.state === "applied") {
    surroundings.say(`This file is in already, as import ${known.id}: nothing changes.`);
    return EXIT.done;
  }
  if (known) surroundings.say(`This file is there already, as import ${known.id}: going on with it.`);
  const begun = known ?? (await upload(api, clientId, file, sha256, imports, options, surroundings));
  return new BringingIn(api, options, surroundings).goOn(begun);
}

/**
 * True for an import of the same file with the same options: applied, or left half way by an aborted command.
 */
function isThere(one: Import, sha256: string, { said, dryRun }: CommandOptions): boolean {
  if (one.sha256 !== sha256 || !sameOptions(one.options, optionsOf(said, []))) return false;
  if (one.state === "applied") return true;
  // A dry run discards the import it examined, so that must be its own.
  return !dryRun && (one.state === "applying" || one.state === "uploaded" || one.state === "read");
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  } catch (error) {
    throw new ImportError(`can't read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  return hash.digest("hex");
}

async function upload(
  api: ImportApi,
  clientId: number,
  file: string,
  sha256: string,
  imports: readonly Import[],
  { said }: CommandOptions,
  { output }: Surroundings,
): Promise<Import> {
  const bar = progressBar("Uploading", output);
  const ids = new Set(imports.map(({ id }) => id));
  const form = () =>
    formOf(file, plainOptions(said), (bytes, size) => bar.update(size > 0 ? bytes / size : 1));
  try {
    return await api.upload(clientId, ids, sha256, form);
  } finally {
    bar.stop();
  }
}

/** True if somebody must decide about time covered by the device's own batches: these can't be replaced. */
const isOverlapOpen = ({ look, options }: Import): boolean =>
  look?.sameAs === null &&
  (look.overlap?.deviceSeconds ?? 0) > 0 &&
  (options.overlap ?? "replace") === "replace";

const shownLook = (one: Import): string[] => {
  const { look, understanding, options } = one;
  return look && understanding
    ? [...showLook(look, understanding.timeZone, options), ...showKept(one, understanding.timeZone)]
    : [];
};

/** One import, from its upload to its end. */
class BringingIn {
  private said: FileSaid;

  constructor(
    private readonly api: ImportApi,
    private readonly options: CommandOptions,
    private readonly around: Surroundings,
  ) {
    this.said = options.said;
  }

  async goOn(begun: Import): Promise<ExitCode> {
    const read = await followed(this.api, begun, this.around.output);
    if (read.state !== "asking" && read.state !== "read" && read.state !== "unreadable")
      return this.finish(read);
    let one = read;
    let applied: Import | null = null;
    try {
      // Names of columns, and their roles, are known by now.
      if (!isPlain(this.said) && one.state !== "unreadable") one = await this.tell(one);
      while (applied === null) {
        for (let told: Import | null = one; told; told = await this.nextOf(told)) one = told;
        const code = await this.decide(one);
        if (code !== null) return code;
        applied = await this.applied(one);
        if (applied) break;
        this.around.say("What is there of this time has changed since the file was read: reading it again.");
        one = await this.tell(one);
      }
    } catch (error) {
      if (error instanceof ImportError) await this.api.throwAway(one.id);
      throw error;
    }
    return this.finish(applied);
  }

  /** null: it would do something else by now than what was shown. */
  private async applied({ id }: Import): Promise<Import | null> {
    try {
      return await this.api.apply(id);
    } catch (error) {
      if (error instanceof PlatformRefusal && error.fault === "IMPORT_CHANGED") return null;
      throw error;
    }
  }

  /** Sends all options to the platform, and has the file read again. */
  private async tell({ id, understanding }: Import): Promise<Import> {
    const begun = await this.api.say(id, optionsOf(this.said, understanding?.columns ?? []));
    return followed(this.api, begun, this.around.output);
  }

  /** The import after further options; null if there are no more questions, or nobody to answer them. */
  private async nextOf(one: Import): Promise<Import | null> {
    const person = this.person();
    if (!person) return null;
    const { questions = [], columns = [] } = one.understanding ?? {};
    if (one.state === "asking") {
      this.sayAll(showFile(one));
      for (const question of questions) this.said = await answered(person, question, this.said, columns);
      return this.tell(one);
    }
    if (this.options.dryRun || !isOverlapOpen(one)) return null;
    this.sayAll(showFile(one));
    this.sayAll(shownLook(one));
    const overlap = await person.choose("What becomes of this file where the device was heard?", [
      "add",
      "fill",
    ]);
    this.said = { ...this.said, options: { ...this.said.options, overlap } };
    return this.tell(one);
  }

  /** @returns null if it should be applied */
  private async decide(one: Import): Promise<ExitCode | null> {
    const { look, understanding } = one;
    if (one.state === "read" && look?.sameAs != null) {
      this.around.say(`This file is in already, as import ${look.sameAs}: nothing changes.`);
      return this.leave(one, EXIT.done);
    }
    this.sayAll(showFile(one));
    if (one.state === "unreadable") return this.leave(one, EXIT.failed);
    if (!look || !understanding) return this.leaveOpen(one, understanding);
    this.sayAll(shownLook(one));
    this.sayAll(await writeRefused(this.api, one, this.options.refusedPath));
    if (look.from === null) return this.leave(one, EXIT.open, "There is nothing to bring in.");
    const isOpen = isOverlapOpen(one);
    if (isOpen) this.sayAll(["Say it by this option:", "    --overlap add|fill"]);
    const hasLeft = isOpen || look.refused > 0 ? EXIT.open : EXIT.done;
    if (this.options.dryRun) return this.leave(one, hasLeft, "Dry run: nothing was brought in.");
    if (isOpen) return this.leave(one, EXIT.open);
    const wanted = (await this.person()?.confirm("Bring it in?")) ?? true;
    return wanted ? null : this.leave(one, EXIT.open, "Nothing was brought in.");
  }

  private leaveOpen(one: Import, understanding: Understanding | null): Promise<ExitCode> {
    const { questions = [], columns = [] } = understanding ?? {};
    this.around.say("The file does not say everything. Say it by these options:");
    for (const question of questions)
      this.sayAll([`  ${question.message}`, `    ${optionFor(question, columns)}`]);
    return this.leave(one, EXIT.open);
  }

  private async finish(begun: Import): Promise<ExitCode> {
    const { id, state, look } = await followed(this.api, begun, this.around.output);
    if (state !== "applied") throw new ImportError(`import ${id} is ${state}: somebody else saw to it`);
    this.around.say(
      `Brought in as import ${id}${look ? `: ${users(look)}` : ""}. It goes back by --undo ${id}.`,
    );
    return look && look.refused > 0 ? EXIT.open : EXIT.done;
  }

  /** Discards an import that does not count. */
  private async leave({ id }: Import, code: ExitCode, why?: string): Promise<ExitCode> {
    await this.api.throwAway(id);
    if (why !== undefined) this.around.say(why);
    return code;
  }

  private person() {
    return this.options.yes ? null : this.around.person;
  }

  private sayAll(lines: readonly string[]): void {
    for (const line of lines) this.around.say(line);
  }
}
