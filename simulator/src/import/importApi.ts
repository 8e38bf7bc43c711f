import { PlatformRefusal } from "../platform-api/errors.js";
import type { PlatformHttp, SentStream } from "../platform-api/http.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { ImportError } from "./importError.js";
import type { FileOptions, Import, ImportState } from "./importJson.js";
import { sameOptions } from "./said.js";

/**
 * The platform's calls on imports. An absent platform is waited for. A call whose answer was lost is not
 * repeated blindly: its effect is looked for first.
 */
export class ImportApi {
  constructor(
    private readonly http: PlatformHttp,
    private readonly retry: RetryOptions,
  ) {}

  /** @throws ImportError if there is none */
  async clientIdOf(guid: string): Promise<number> {
    const clients = await this.tried(() => this.http.get<{ id: number; guid: string }[]>("client/list"));
    const client = clients.find((one) => one.guid === guid);
    if (!client) throw new ImportError(`the platform has no client with the guid ${guid}`);
    return client.id;
  }

  list(clientId: number): Promise<Import[]> {
    return this.tried(() => this.http.get<Import[]>("import/list", { clientId }));
  }

  /** @throws PlatformRefusal 404 */
  get(id: number): Promise<Import> {
    return this.tried(() => this.http.get<Import>("import", { id }));
  }

  /**
   * @param known ids of the earlier imports
   * @param sha256 of the file, hexadecimal
   * @param form creates the file's form anew for each try
   */
  upload(
    clientId: number,
    known: ReadonlySet<number>,
    sha256: string,
    form: () => Promise<SentStream>,
  ): Promise<Import> {
    let tries = 0;
    return this.tried(async () => {
      tries += 1;
      const there = tries > 1 ? await this.http.get<Import[]>("import/list", { clientId }) : [];
      const lost = there.find((one) => !known.has(one.id) && one.sha256 === sha256);
      return lost ?? (await this.http.postStream<Import>("import", { clientId }, await form()));
    });
  }

  /** Replaces the options of a file. */
  say(id: number, options: FileOptions): Promise<Import> {
    return this.done(
      id,
      () => this.http.patch<Import>("import", { id, options: { ...options } }),
      (one) => one.state !== "applying" && one.state !== "applied" && sameOptions(one.options, options),
    );
  }

  apply(id: number): Promise<Import> {
    return this.done(
      id,
      () => this.http.post<Import>("import/apply", { id }),
      isOneOf("applying", "applied"),
    );
  }

  undo(id: number): Promise<Import> {
    return this.done(id, () => this.http.post<Import>("import/undo", { id }), isOneOf("undoing", "undone"));
  }

  /** Discards an import that does not count. */
  async throwAway(id: number): Promise<void> {
    await this.tried(async () => {
      try {
        await this.http.delete("import", { id });
      } catch (error) {
        if (!(error instanceof PlatformRefusal && error.status === 404)) throw error;
      }
    });
  }

  /** The list of a file's refused lines. */
  refused(id: number): AsyncIterable<Uint8Array> {
    return this.http.getStream("import/refused", { id });
  }

  tried<T>(action: () => Promise<T>): Promise<T> {
    return retrying(action, this.retry);
  }

  /**
   * A change whose answer may have been lost: a conflict is no error if the import is in the wanted state.
   */
  private done(id: number, action: () => Promise<Import>, isDone: (one: Import) => boolean): Promise<Import> {
    return this.tried(async () => {
      try {
        return await action();
      } catch (error) {
        if (!(error instanceof PlatformRefusal && error.status === 409)) throw error;
        const now = await this.http.get<Import>("import", { id });
        if (!isDone(now)) throw error;
        return now;
      }
    });
  }
}

const isOneOf =
  (...states: ImportState[]) =>
  ({ state }: Import) =>
    states.includes(state);
