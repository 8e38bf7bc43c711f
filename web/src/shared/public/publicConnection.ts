import { graphqlUrl } from "../../env";
import { PublicPageOperation } from "../../graphql/operations/public";
import type { PlainOperation } from "../../graphql/plainOperation";
import { serverFetch } from "../../graphql/serverFetch";
import { listenForArrivals } from "./arrivals";
import { faultOf, PublicFault } from "./publicFault";
import { reloadIfNew } from "./version";

/** A key that has ended may come back: an operator deletes the wrong one, a contract is renewed. */
const askAgainMs = 5 * 60_000;

/** Null: news of any device may have been missed. */
type NewsListener = (clientId: string | null) => void;

/** A page's connection to the portal with its view-only key: sends queries, listens for news, and knows if the key has ended. */
export class PublicConnection {
  private isOver = false;
  private isOpen = false;
  private silence: () => void = () => undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private probe: AbortController | null = null;
  private readonly watchers = new Set<() => void>();
  private readonly newsListeners = new Set<NewsListener>();

  constructor(private readonly key: string) {}

  /** @returns a function that closes it */
  open(): () => void {
    this.isOpen = true;
    this.listen();
    return () => {
      this.isOpen = false;
      this.isOver = false;
      this.silence();
      this.probe?.abort();
      clearTimeout(this.again);
    };
  }

  /** True if the key has ended: nothing that it opened may be shown then. */
  readonly readIsOver = (): boolean => this.isOver;

  readonly watchIsOver = (notify: () => void): (() => void) => {
    this.watchers.add(notify);
    return () => this.watchers.delete(notify);
  };

  onNews(listener: NewsListener): () => void {
    this.newsListeners.add(listener);
    return () => this.newsListeners.delete(listener);
  }

  /** @throws PublicFault */
  async ask<Data, Variables>(
    operation: PlainOperation<Data, Variables>,
    variables: Variables,
    signal: AbortSignal,
  ): Promise<Data> {
    try {
      return await publicRequest(this.key, operation, variables, signal);
    } catch (error) {
      if (error instanceof PublicFault && error.kind === "over") this.end();
      throw error;
    }
  }

  private listen(): void {
    this.silence = listenForArrivals(this.key, {
      onArrival: (clientId) => this.tell(clientId),
      onReturn: () => this.tell(null),
      onOver: () => this.end(),
    });
  }

  private tell(clientId: string | null): void {
    for (const listener of this.newsListeners) listener(clientId);
  }

  private end(): void {
    if (this.isOver || !this.isOpen) return;
    this.become(true);
    this.silence();
    this.askLater();
    // A newer portal may refuse an old page's queries, whatever its key.
    void reloadIfNew();
  }

  private askLater(): void {
    this.again = setTimeout(() => void this.askWhether(), askAgainMs);
  }

  private async askWhether(): Promise<void> {
    const probe = new AbortController();
    this.probe = probe;
    const isBack = await publicRequest(this.key, PublicPageOperation, {}, probe.signal).then(
      ({ session }) => session !== null,
      () => false,
    );
    if (!this.isOpen || probe.signal.aborted) return;
    if (!isBack) {
      this.askLater();
      return;
    }
    this.become(false);
    this.listen();
  }

  private become(isOver: boolean): void {
    this.isOver = isOver;
    for (const notify of this.watchers) notify();
  }
}

type Answer<Data> = { data?: Data | null; errors?: readonly object[] };

/**
 * Sends a public operation with a view-only key, and nothing else that could identify the visitor.
 * @throws PublicFault
 */
async function publicRequest<Data, Variables>(
  key: string,
  { name, text }: PlainOperation<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Data> {
  const { data, errors } = await answerTo<Data>(
    {
      method: "POST",
      credentials: "omit",
      headers: {
        authorization: `ApiKey ${key}`,
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
    },
    signal,
  );
  const fault = faultOf(errors);
  if (fault !== null) throw fault;
  if (!data) throw new PublicFault("away");
  return data;
}

/** The gateway answers with JSON; anything else is from something on the way. */
async function answerTo<Data>(init: RequestInit, signal: AbortSignal): Promise<Answer<Data>> {
  try {
    const response = await serverFetch(graphqlUrl, { ...init, signal });
    return await response.json();
  } catch {
    throw new PublicFault("away");
  }
}
