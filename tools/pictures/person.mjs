const SIGN_OUT = "mutation { signOut { signedOut } }";

/** Somebody at a browser of their own, signed in where they have an account. */
export class Person {
  #desk;
  #isSignedIn = false;

  /** @param account with email and password; none: a guest */
  static async enter(browser, origin, account) {
    const person = new Person();
    person.context = await browser.createBrowserContext();
    person.#desk = await person.context.newPage();
    if (account) await person.#signIn(origin, account);
    // A page of the portal's origin without its code: questions are asked from there.
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

  /** Asks in GraphQL. @throws with the portal's words */
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

  /** Ends the session, too: nobody finds it among theirs. */
  async leave() {
    if (this.#isSignedIn) await this.ask(SIGN_OUT).catch(() => undefined);
    await this.context.close();
  }
}
