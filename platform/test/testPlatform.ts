import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { loadOnce, loadPart } from "../../tools/loadPart.mjs";
import type * as Contract from "./contract.js";
import { multipart } from "./multipart.js";
import { newTestDatabase, type TestDatabase } from "./testDatabase.js";

const { buildServer, readEnv } = await loadPart("platform");
const { checkAnswer } = await loadOnce<typeof Contract>("platform/test/contract.ts");

/** Sunday 2026-11-15 00:00 UTC: the initial time of the tests' clock. */
export const START = 1_794_700_800;

export const ADMIN = { email: "admin@example.si", password: "an admin's password" };

export const SERVICE_KEY = "the-services-key-0123456789-0123456789";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Headers = Record<string, string>;

export interface Answer {
  status: number;
  // The test states the body's type. The contract check has verified it.
  body: never;
  headers: Record<string, unknown>;
}

/** A real platform on its own database, with a clock that the test moves. */
export class TestPlatform {
  private constructor(
    readonly app: FastifyInstance,
    readonly database: TestDatabase,
    readonly clock: { now: number },
  ) {}

  /**
   * @param database if given: another platform's, which drops it
   * @param settings of the environment, besides the usual ones
   * @param logTo destination of its log
   * @param clock if given: another platform's
   */
  static async start(
    database?: TestDatabase,
    settings: Record<string, string> = {},
    logTo?: DestinationStream,
    clock = { now: START },
  ): Promise<TestPlatform> {
    const place = database ?? (await newTestDatabase("there", { ...ADMIN, since: START }));
    const env = readEnv({
      NODE_ENV: "test",
      DATA_DIR: place.DATA_DIR,
      DATABASE_URL: place.DATABASE_URL,
      LOG_LEVEL: "silent",
      BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
      BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      SERVICE_KEY,
      ...settings,
    });
    return new TestPlatform(await buildServer(env, () => clock.now, logTo), place, clock);
  }

  /** One call without a network. Its answer must match the OpenAPI document. */
  async call(method: Method, url: string, headers: Headers = {}, body?: unknown): Promise<Answer> {
    const { payload, type } = encode(body, headers["content-type"]);
    const answer = await this.app.inject({
      method,
      url,
      headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
      ...(payload === undefined ? {} : { payload }),
    });
    const parsed: unknown = answer.body === "" ? null : tryParse(answer.body);
    checkAnswer(this.app, method, url, answer.statusCode, parsed);
    return { status: answer.statusCode, body: parsed as never, headers: answer.headers };
  }

  /** The same, returning only the body of a success. */
  async ok<T>(method: Method, url: string, headers: Headers = {}, body?: unknown): Promise<T> {
    const answer = await this.call(method, url, headers, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The folder of data stored in files. */
  get folder(): string {
    return this.database.DATA_DIR;
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Headers> {
    const { sessionId } = await this.ok<{ sessionId: string }>(
      "POST",
      "/user/login",
      {},
      { email, password },
    );
    return { "x-session-id": sessionId };
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.database.drop();
  }
}

/** A body as sent: bytes, JSON, or a form if requested. */
function encode(body: unknown, type: string | undefined): { payload?: Buffer | string; type?: string } {
  if (body === undefined) return type === undefined ? {} : { type };
  if (type === "multipart/form-data") return multipart(body as Record<string, unknown>);
  if (body instanceof Uint8Array)
    return { payload: Buffer.from(body), type: type ?? "application/octet-stream" };
  return { payload: JSON.stringify(body), type: type ?? "application/json" };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
