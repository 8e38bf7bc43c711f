import type { IncomingHttpHeaders } from "node:http";
import { ApiError } from "../errors.js";
import { type FeatureCorrections, type FeatureName, featureOfCall } from "./features.js";

/** Where a platform tells what it offers beyond the specification. */
export const FEATURES_HEADER = "x-platform-features";

/** An answer, as far as it says what the platform offers. */
interface Told {
  status: number;
  headers: IncomingHttpHeaders;
}

/** What the platform offers beyond the specification, as its answers tell and the operator corrects. */
export class Offers {
  /** Undefined until the platform has answered something. */
  private told: ReadonlySet<string> | undefined;
  /** The header that this is from. */
  private header: string | undefined;
  private asking: Promise<void> | undefined;

  /** @param ask asks the platform something small; throws where it can't be reached */
  constructor(
    private readonly corrections: FeatureCorrections,
    private readonly ask: () => Promise<Told>,
  ) {}

  /** Takes note of an answer. One that succeeds and names no features is of a platform that has none. */
  learn({ status, headers }: Told): void {
    const header = headers[FEATURES_HEADER];
    if (typeof header === "string") this.note(header);
    else if (status >= 200 && status < 300) this.note("");
  }

  /** Whether the platform offers it; asks where nothing is known yet. @throws ApiError where the platform does not answer */
  async has(feature: FeatureName): Promise<boolean> {
    const corrected = this.corrections.get(feature);
    if (corrected !== undefined) return corrected;
    if (this.told === undefined) await this.find();
    return this.told?.has(feature) ?? false;
  }

  /** Those that it offers. @throws ApiError where the platform does not answer */
  async all(names: readonly FeatureName[]): Promise<FeatureName[]> {
    const offered = await Promise.all(names.map((name) => this.has(name)));
    return names.filter((_, index) => offered[index]);
  }

  /** Waits only for what a call outside the specification needs. @throws ApiError NOT_OFFERED */
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

  /** Who asks without a session is refused by any platform; a proxy's answer says nothing of the platform behind it. */
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
