import type { CallContext, PlatformClient } from "../platform-api/http.js";

/** Makes the loader of one resource; `remember` tells whether a result is kept for the operation's life. */
export type LoaderOf<T> = (platform: PlatformClient, call: CallContext, remember: boolean) => T;

/** The loaders of one operation, each made when it is first asked for. */
export class Loaders {
  private readonly made = new Map<LoaderOf<unknown>, unknown>();

  constructor(
    private readonly platform: PlatformClient,
    private readonly call: CallContext,
    private readonly remember: boolean,
  ) {}

  /** The operation's one loader of that kind. */
  get<T>(make: LoaderOf<T>): T {
    if (!this.made.has(make)) this.made.set(make, make(this.platform, this.call, this.remember));
    return this.made.get(make) as T;
  }
}
