import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { ADMIN } from "../src/demo/accounts.js";
import type { Person } from "../src/import/asking.js";
import { readOptions } from "../src/import/options.js";
import { runImport } from "../src/import/run.js";
import { type AdminApi, signIn } from "../src/platform-api/adminApi.js";
import { type PlatformHttp, platformHttp } from "../src/platform-api/http.js";
import { TestPlatform } from "./testPlatform.js";

const SAMPLES = fileURLToPath(new URL("../../platform/src/imports/files/samples", import.meta.url));

/** A file of `platform/src/imports/files/samples`. */
export const sample = (name: string): string => join(SAMPLES, name);

/** What became of a command. */
export interface Ran {
  code: number;
  /** All that it said. */
  said: string;
  /** How it showed progress. */
  shown: string;
}

/** The import command before a real platform with one device without records. */
export class ImportBed {
  clientId = 0;
  guid = "";
  private admin!: AdminApi;
  private http!: PlatformHttp;

  private constructor(readonly platform: TestPlatform) {}

  static async create(): Promise<ImportBed> {
    return new ImportBed(await TestPlatform.create());
  }

  /** Another device, of whose records nothing is there. @returns its key */
  async addDevice(): Promise<string> {
    this.admin = await signIn(this.platform.url, ADMIN);
    const { id, guid, apiKey } = await this.admin.createClient({ visionType: 0, metaData: {} });
    [this.clientId, this.guid] = [id, guid];
    const login = platformHttp(this.platform.url, undefined);
    const { sessionId } = await login.post<{ sessionId: string }>("user/login", { ...ADMIN });
    this.http = platformHttp(this.platform.url, { session: sessionId });
    return apiKey;
  }

  get<T>(path: string, query: Record<string, string | number> = {}): Promise<T> {
    return this.http.get(path, query);
  }

  patch(path: string, body: Record<string, unknown>): Promise<unknown> {
    return this.http.patch(path, body);
  }

  post<T>(path: string, body: Record<string, unknown>): Promise<T> {
    return this.http.post(path, body);
  }

  /** Sends a file without the command. */
  upload<T>(form: FormData): Promise<T> {
    return this.http.postForm(`import?clientId=${this.clientId}`, form);
  }

  /** The device's figures of a time, by UTC. */
  figures<T>(from: string, to: string): Promise<T> {
    const [startTimestamp, endTimestamp] = [from, to].map((text) => Date.parse(`${text}Z`) / 1000);
    return this.get("measurement", {
      clientId: this.clientId,
      ...{ startTimestamp: startTimestamp ?? 0, endTimestamp: endTimestamp ?? 0 },
    });
  }

  async write(content: string | Uint8Array, name = "records.csv"): Promise<string> {
    const file = join(this.platform.folder, name);
    await writeFile(file, content);
    return file;
  }

  /** Runs the command for the device. @param onSay told of each line, those of progress as well */
  async run(
    args: string[],
    {
      person = null,
      patience = 0,
      onSay,
    }: { person?: Person | null; patience?: number; onSay?: (line: string) => void } = {},
  ): Promise<Ran> {
    const said: string[] = [];
    const output = new PassThrough();
    let shown = "";
    output.on("data", (chunk) => {
      shown += chunk;
      onSay?.(String(chunk));
    });
    const code = await runImport(
      readOptions(["--client", this.guid, "--url", this.platform.url, ...args], {}),
      {
        say: (line) => {
          said.push(line);
          onSay?.(line);
        },
        ...{ output, person, patience },
      },
    );
    return { code, said: said.join("\n"), shown };
  }

  remove(): Promise<void> {
    return this.platform.remove();
  }
}
