export interface Account {
  email: string;
  password: string;
}

/** Calls a platform's REST API like an administrator or a device, for tests' set-up and posts. */
export class PlatformApi {
  constructor(
    readonly url: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** @throws if the platform refuses the account */
  static async signIn(url: string, account: Account): Promise<PlatformApi> {
    return new PlatformApi(url, { "x-session-id": await PlatformApi.sessionOf(url, account) });
  }

  /**
   * A new session's id.
   * @throws if the platform refuses the account
   */
  static async sessionOf(url: string, { email, password }: Account): Promise<string> {
    const account = { email, password };
    const { sessionId } = await new PlatformApi(url).post<{ sessionId: string }>("/user/login", account);
    return sessionId;
  }

  static device(url: string, apiKey: string): PlatformApi {
    return new PlatformApi(url, { authorization: `ApiKey ${apiKey}` });
  }

  get<T>(path: string): Promise<T> {
    return this.send<T>("GET", path);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>("POST", path, body);
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>("PUT", path, body);
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return this.send<T>("PATCH", path, body);
  }

  postForm<T>(path: string, form: FormData): Promise<T> {
    return this.send<T>("POST", path, form);
  }

  async getBytes(path: string): Promise<Uint8Array> {
    const response = await this.ask("GET", path);
    return new Uint8Array(await response.arrayBuffer());
  }

  delete(path: string): Promise<void> {
    return this.send<void>("DELETE", path);
  }

  protected async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.ask(method, path, body);
    const text = await response.text();
    // A plain platform may answer a write with plain text.
    const isTold = text !== "" && response.headers.get("content-type")?.includes("json");
    return (isTold ? JSON.parse(text) : undefined) as T;
  }

  private async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(isJson ? { "content-type": "application/json" } : {}) },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
