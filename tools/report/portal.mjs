import { setTimeout as sleep } from "node:timers/promises";
import { ReportError, reasonOf } from "./faults.mjs";

/** Total seconds to wait for a busy portal. */
const LONGEST_WAIT = 600;
/** Seconds to wait if a busy portal does not say how long. */
const USUAL_WAIT = 10;
const BUSY = [429, 503];

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { sessionId } }";
const SIGN_OUT = "mutation { signOut { signedOut } }";

/** A portal, with one caller's credentials. */
export class Portal {
  #headers = {};
  #origin;
  #say;
  #signal;
  #waited = 0;

  constructor(origin, { say, signal }) {
    this.#origin = origin;
    this.#say = say;
    this.#signal = signal;
  }

  /** Uses a key, or opens a session with an e-mail and password. */
  async enter({ apiKey, email, password }) {
    if (apiKey) {
      this.#headers = { authorization: `ApiKey ${apiKey}` };
      return;
    }
    const { signIn } = await this.ask(SIGN_IN, { input: { email, password } });
    this.#headers = { "x-session-id": signIn.sessionId };
  }

  /**
   * Ends a session that was opened here, also after an error. A failure to end it is reported, but is no
   * error.
   */
  async leave() {
    if (this.#headers["x-session-id"] === undefined) return;
    try {
      const answer = await this.#post({ query: SIGN_OUT }, AbortSignal.timeout(10_000));
      await answer.text();
      if (!answer.ok) throw new Error(`the portal answered ${answer.status}`);
    } catch (error) {
      this.#say(`The session could not be ended: ${reasonOf(error)}. It ends by itself after 12 hours.`);
    }
  }

  /** Sends a GraphQL query. @returns its data @throws ReportError with the portal's message */
  async ask(query, variables) {
    for (;;) {
      const answer = await this.#patiently(() => this.#post({ query, variables }));
      const { data, errors } = await answer.json().catch(() => ({}));
      const [error] = errors ?? [];
      if (error === undefined && data) return data;
      const wait = error?.extensions?.retryAfter;
      if (wait === undefined || !(await this.#wait(wait)))
        throw new ReportError(error?.message ?? `The portal answered ${answer.status}.`);
    }
  }

  /** The bytes of a PDF made by the portal. @param path with its query @throws ReportError */
  async pdf(path) {
    const answer = await this.#patiently(() => this.#fetch(path, { headers: { accept: "application/pdf" } }));
    if (answer.ok && answer.headers.get("content-type") === "application/pdf") return answer.body;
    const { error } = await answer.json().catch(() => ({}));
    throw new ReportError(error?.message ?? `The portal answered ${answer.status}, and no PDF.`);
  }

  /** Retries while the portal is busy, as long as waiting is allowed. */
  async #patiently(send) {
    for (;;) {
      const answer = await send();
      const after = answer.headers.get("retry-after");
      const isBusy = BUSY.includes(answer.status) && (answer.status === 429 || after !== null);
      if (!isBusy || !(await this.#wait(secondsOf(after)))) return answer;
      await answer.body?.cancel();
    }
  }

  /** @returns true if there was time left for it */
  async #wait(seconds) {
    if (this.#waited + seconds > LONGEST_WAIT) return false;
    this.#waited += seconds;
    this.#say(`The portal is busy; trying again in ${seconds} s …`);
    await sleep(seconds * 1000, undefined, { signal: this.#signal });
    return true;
  }

  #post(body, signal = this.#signal) {
    const headers = { "content-type": "application/json", accept: "application/json" };
    return this.#fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body), signal });
  }

  /** Only the portal itself is called: a redirect would pass the key on. */
  async #fetch(path, { headers, ...init }) {
    const url = new URL(path, this.#origin);
    try {
      return await fetch(url, {
        redirect: "error",
        signal: this.#signal,
        ...init,
        headers: { ...headers, ...this.#headers },
      });
    } catch (error) {
      throw new ReportError(`${this.#origin} could not be reached: ${reasonOf(error)}.`);
    }
  }
}

/** Retry-After is seconds or a date. */
function secondsOf(retryAfter) {
  const text = retryAfter ?? String(USUAL_WAIT);
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? USUAL_WAIT : Math.max(1, Math.ceil(seconds));
}
