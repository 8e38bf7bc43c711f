const SIGN_OUT = "mutation { signOut { signedOut } }";

/** A person with their own browser context, signed in if they have an account. */
export class Person {
  #desk;
  #isSignedIn = false;

  /** @param account with email and password; none: a guest */
  static async enter(browser, origin, account) {
    const person = new Person();
    person.context = await browser.createBrowserContext();
    person.#desk = await person.context.newPage();
    if (account) await person.#signIn(origin, account);
    // A page of the portal's origin without its code, from which requests are sent.
    await person.#desk.goto(`${origin}/favicon.svg`);
    return person;
  }

  async #signIn(origin, { email, password }) {
    const desk = this.#desk;
    await desk.goto(`${origin}/login`, { waitUntil: "domcontentloaded" });
    await desk.locator("input[type=email]").fill(email);
    await desk.locator("input[type=password]").fill(password);
    await desk.locator("button[type=submit]").click();
    await desk.waitForFunction(() => location.pathname.endsWith("overview"));
    this.#isSignedIn = true;
  }

  /** Sends a GraphQL query. @throws with the portal's message */
  async ask(query, variables = {}) {
    const { data, errors } = await this.#desk.evaluate(
      async (body) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body) });
        return answer.json();
      },
      { query, variables },
    );
    if (errors) throw new Error(errors.map(({ message }) => message).join(" "));
    return data;
  }

  /** Also ends the session, so that it does not stay in the person's list. */
  async leave() {
    if (this.#isSignedIn) await this.ask(SIGN_OUT).catch(() => undefined);
    await this.context.close();
  }
}
