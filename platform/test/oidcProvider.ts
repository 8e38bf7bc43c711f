import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/freePort.mjs";

interface Told {
  /** Claims of people, by what they sign in as. */
  people?: Record<string, object>;
  /** Claims that ID tokens have instead of the right ones; replay: the first one again. */
  idToken?: Record<string, unknown> & { replay?: boolean; unsigned?: boolean };
  /** Whether it answers 503. */
  isBroken?: boolean;
  /** How far its clock is ahead, in seconds. */
  clockOffset?: number;
}

const PROGRAM = fileURLToPath(new URL("oidcProcess.mjs", import.meta.url));

/** A real provider of OpenID Connect, in a process of its own. */
export class OidcProvider {
  private constructor(
    private readonly process: ChildProcess,
    readonly issuer: string,
  ) {}

  /**
   * @param portal origin that it sends people back to, at the names of providers
   * @param at its port; by default a free one
   */
  static async start(
    portal: string,
    names: readonly string[] = ["bled"],
    at?: number,
  ): Promise<OidcProvider> {
    const port = at ?? (await freePort());
    const callbacks = names.map((name) => `${portal}/sign-in/${name}/callback`).join();
    const child = fork(PROGRAM, [String(port), callbacks], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
    });
    await once(child, "message");
    return new OidcProvider(child, `http://127.0.0.1:${port}`);
  }

  /** Sets how it is from now on; what is not named is as usual. */
  async set(told: Told): Promise<void> {
    const done = once(this.process, "message");
    this.process.send(told);
    await done;
  }

  /** Lets it answer nothing, or answer again. */
  hang(isHanging: boolean): void {
    this.process.kill(isHanging ? "SIGSTOP" : "SIGCONT");
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
  }

  /** The setting of a provider. */
  setting(name = "bled", others: object = {}) {
    return { ...oidcSetting(this.issuer, name), ...others };
  }

  /**
   * Signs in on the provider's own pages, as a browser without a screen.
   * @returns the query by which it sends the browser back
   */
  async visit(url: string, login: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next: { url: string; form?: Record<string, string> } = { url };
    for (let step = 0; step < 20; step += 1) {
      const answer = await fetch(next.url, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(next.form ? { method: "POST", body: new URLSearchParams(next.form) } : {}),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const to = answer.headers.get("location");
      if (to !== null) {
        const location = new URL(to, next.url);
        if (location.origin !== this.issuer) return location.search.slice(1);
        next = { url: location.href };
        continue;
      }
      const page = await answer.text();
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
      const [, prompt] = /name="prompt" value="([^"]+)"/.exec(page) ?? [];
      if (action === undefined || prompt === undefined)
        throw new Error(`${answer.status}: ${page.slice(0, 500)}`);
      next = { url: new URL(action, next.url).href, form: { prompt, login, password: "any" } };
    }
    throw new Error("the provider sends the browser in circles");
  }
}

/** The platform's setting of a provider that is at an address, or will be. */
export const oidcSetting = (issuer: string, name = "bled") => ({
  ...{ name, label: "Občina Bled", issuer, clientId: "portal" },
  clientSecret: "secret of portal, which is long enough",
});
