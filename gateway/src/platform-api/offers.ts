import type { IncomingHttpHeaders } from "node:http";
import { ApiError } from "../errors.js";
import { type FeatureCorrections, type FeatureName, featureOfCall } from "./features.js";

/** Header with a platform's features beyond the specification. */
export const FEATURES_HEADER = "x-platform-features";

/** The parts of an answer that show the platform's features. */
interface Told {
  status: number;
  headers: IncomingHttpHeaders;
}

/** The platform's features beyond the specification, from its answers and the operator's corrections. */
export class Offers {
  /** Undefined until the platform has answered. */
  private told: ReadonlySet<string> | undefined;
  /** The header it was read from. */
  private header: string | undefined;
  private asking: Promise<void> | undefined;

  /** @param ask sends the platform a small request; throws if it can't be reached */
  constructor(
    private readonly corrections: FeatureCorrections,
    private readonly ask: () => Promise<Told>,
  ) {}

  /** Takes note of an answer. A successful one that names no features means that the platform has none. */
  learn({ status, headers }: Told): void {
    const header = headers[FEATURES_HEADER];
    if (typeof header === "string") this.note(header);
    else if (status >= 200 && status < 300) this.note("");
  }

  /**
   * True if the platform has the feature. Asks if nothing is known yet.
   * @throws ApiError if the platform does not answer
   */
  async has(feature: FeatureName): Promise<boolean> {
    const corrected = this.corrections.get(feature);
    if (corrected !== undefined) return corrected;
    if (this.told === undefined) await this.find();
    return this.told?.has(feature) ?? false;
  }

  /** Those that it has. @throws ApiError if the platform does not answer */
  async all(names: readonly FeatureName[]): Promise<FeatureName[]> {
    const offered = await Promise.all(names.map((name) => this.has(name)));
    return names.filter((_, index) => offered[index]);
  }

  /** Waits only if the call is outside the specification. @throws ApiError NOT_OFFERED */
  async requireCall(method: string, path: string): Promise<void> {
    const feature = featureOfCall(method, path);
    if (feature) await this.require(feature);
  }

  /** @throws ApiError NOT_OFFERED */
  async require(feature: FeatureName): Promise<void> {
    if (!(await this.has(feature)))
      throw new ApiError("NOT_OFFERED", `The portal's platform does not offer this (${feature}).`);
  }

  private note(header: string): void {
    if (header === this.header) return;
    this.header = header;
    this.told = new Set(header.split(/,\s*/));
  }

  /**
   * Any platform refuses a request without a session. The answer of a proxy says nothing about the platform
   * behind it.
   */
  private find(): Promise<void> {
    this.asking ??= this.ask()
      .then(({ status, headers }) => {
        if (status >= 500) throw new ApiError("UPSTREAM_UNAVAILABLE", "The platform is not available.");
        this.learn({ headers, status: 200 });
      })
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }
}
