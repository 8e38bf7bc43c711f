import type { RetryOptions } from "../platform-api/retrying.js";
import { explained, openAccess } from "./access.js";
import { bringIn } from "./bringIn.js";
import { followed } from "./following.js";
import { ImportApi } from "./importApi.js";
import { ImportError } from "./importError.js";
import type { CommandOptions } from "./options.js";
import { showList } from "./showList.js";
import { EXIT, type ExitCode, type Surroundings } from "./surroundings.js";

/**
 * Runs the command line's task.
 * @returns the exit code
 * @throws ImportError with a message for the person who imports
 */
export async function runImport(options: CommandOptions, surroundings: Surroundings): Promise<ExitCode> {
  const retry: RetryOptions = {
    giveUpAfter: surroundings.patience,
    onRetry: ({ message }) => surroundings.say(`platform not available (${message}), trying again`),
  };
  try {
    const { http, close } = await openAccess(options.url, options.access, retry);
    try {
      return await perform(new ImportApi(http, retry), options, surroundings);
    } finally {
      await close();
    }
  } catch (error) {
    throw explained(error, options.url, options.access);
  }
}

async function perform(
  api: ImportApi,
  options: CommandOptions,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { task, guid = "" } = options;
  if (task.kind === "undo") return undo(api, task.id, surroundings);
  const clientId = await api.clientIdOf(guid);
  if (task.kind === "bringIn") return bringIn(api, clientId, task.file, options, surroundings);
  for (const line of showList(await api.list(clientId))) surroundings.say(line);
  return EXIT.done;
}

async function undo(api: ImportApi, id: number, { say, output }: Surroundings): Promise<ExitCode> {
  const { fileName } = await api.get(id);
  const { state } = await followed(api, await api.undo(id), output);
  if (state !== "undone") throw new ImportError(`import ${id} is ${state}: somebody else saw to it`);
  say(`Import ${id} (${fileName}) was taken back; what it superseded counts again.`);
  return EXIT.done;
}
