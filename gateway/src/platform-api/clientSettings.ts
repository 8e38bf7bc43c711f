import { type CustomTextRecord, decodeCustomText, encodeCustomText } from "./customTexts.js";
import {
  flag,
  intOr,
  isObject,
  type Json,
  list,
  numberOr,
  numberOrNull,
  object,
  textOrNull,
} from "./decode.js";
import {
  type DisplayConfigurationChange,
  type DisplayConfigurationRecord,
  decodeDisplayConfiguration,
  encodeDisplayConfiguration,
} from "./displayConfiguration.js";

/** WGS 84, degrees. */
export interface PositionRecord {
  lat: number;
  lng: number;
}

/** What people set of a device. */
export interface ClientSettingsRecord {
  readonly locationName: string | null;
  readonly locationAddress: string | null;
  readonly serialNumber: string | null;
  readonly notes: string | null;
  readonly markerPosition: PositionRecord | null;
  /** Metres. */
  readonly measureDistance: number;
  /** km/h. */
  readonly speedLimit: number;
  readonly speedingBlink: boolean;
  readonly displayConfiguration: DisplayConfigurationRecord | null;
  readonly customTexts: CustomTextRecord[];
}

const DEFAULT_MEASURE_DISTANCE_M = 50;
const DEFAULT_SPEED_LIMIT_KMH = 50;

/** A client's settings; each is decoded when an operation asks for it, as a list has thousands of them. */
export class ClientSettingsReading implements ClientSettingsRecord {
  constructor(private readonly metaData: Json) {}

  get locationName(): string | null {
    return textOrNull(this.metaData.locationName, "client.locationName");
  }
  get locationAddress(): string | null {
    return textOrNull(this.metaData.locationAddress, "client.locationAddress");
  }
  get serialNumber(): string | null {
    return textOrNull(this.metaData.serialNumber, "client.serialNumber");
  }
  get notes(): string | null {
    return textOrNull(this.metaData.notes, "client.notes");
  }
  get markerPosition(): PositionRecord | null {
    const position = object(this.metaData.markerPosition, "client.markerPosition");
    const lat = numberOrNull(position.lat, "client.markerPosition.lat");
    const lng = numberOrNull(position.lng, "client.markerPosition.lng");
    return lat === null || lng === null ? null : { lat, lng };
  }
  get measureDistance(): number {
    return numberOr(this.metaData.measureDistance, DEFAULT_MEASURE_DISTANCE_M, "client.measureDistance");
  }
  get speedLimit(): number {
    return intOr(this.metaData.speedLimit, DEFAULT_SPEED_LIMIT_KMH, "client.speedLimit");
  }
  get speedingBlink(): boolean {
    return flag(this.metaData.speedingBlink);
  }
  get displayConfiguration(): DisplayConfigurationRecord | null {
    return decodeDisplayConfiguration(this.metaData.displayConfiguration);
  }
  get customTexts(): CustomTextRecord[] {
    return list(this.metaData.customTexts, "client.customTexts", decodeCustomText);
  }
}

/** What a change of settings may give: what is left out stays, null takes away. */
export type ClientSettingsChange = {
  [K in Exclude<keyof ClientSettingsRecord, "displayConfiguration">]?:
    | ClientSettingsRecord[K]
    | null
    | undefined;
} & { displayConfiguration?: DisplayConfigurationChange | null | undefined };

/** Whether a change has parts that are laid over what the client has, so that nothing unknown in them is lost. */
export function changesNested({ customTexts, displayConfiguration }: ClientSettingsChange): boolean {
  return Boolean(customTexts ?? displayConfiguration);
}

/**
 * The metadata of a change: the given keys alone, as the platform merges them.
 * @param before the metadata that the client has
 */
export function encodeSettings(change: ClientSettingsChange, before: Json): Json {
  const { customTexts, displayConfiguration, ...plain } = change;
  const nested = {
    customTexts: customTexts && encodeTexts(customTexts, before.customTexts),
    displayConfiguration:
      displayConfiguration && encodeDisplayConfiguration(displayConfiguration, before.displayConfiguration),
  };
  return Object.fromEntries(
    Object.entries({ ...plain, ...nested }).filter(([, value]) => value !== undefined),
  );
}

function encodeTexts(texts: readonly CustomTextRecord[], before: unknown): Json[] {
  const old = list(before, "client.customTexts", (text) => text).filter(isObject);
  return texts.map((text) =>
    encodeCustomText(
      text,
      old.find(({ uuid }) => uuid === text.uuid),
    ),
  );
}
