import type { Platform } from "../platform-api/platform.js";

export interface Reading {
  /** True if results are kept for the operation's life. */
  remember: boolean;
  /** The fields that the operation needs of devices, from `clientFieldsOf`. */
  clientFields?: string | undefined;
}

export type LoaderOf<T> = (platform: Platform, remember: boolean, clientFields: string | undefined) => T;

/** The loaders of one operation, each created on first use. */
export class Loaders {
  private readonly made = new Map<LoaderOf<unknown>, unknown>();

  constructor(
    private readonly platform: Platform,
    private readonly reading: Reading,
  ) {}

  /** The operation's only loader of that kind. */
  get<T>(make: LoaderOf<T>): T {
    if (!this.made.has(make)) this.made.set(make, this.make(make));
    return this.made.get(make) as T;
  }

  private make<T>(make: LoaderOf<T>): T {
    const { remember, clientFields } = this.reading;
    return make(this.platform, remember, clientFields);
  }
}
