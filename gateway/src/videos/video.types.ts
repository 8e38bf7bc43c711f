import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import {
  LONGEST_FILM_ADDRESS,
  LONGEST_NAME,
  LONGEST_PLATE,
  LONGEST_VEHICLE_TYPE,
} from "@obcestje/contract/limits/lengths.js";
import { FRAME_RATES, LAST_FRAME } from "@obcestje/contract/limits/ranges.js";
import { ArrayMaxSize, Max, MaxLength, Min, MinLength } from "class-validator";
import { BULK_OPTIONS, DRY_RUN } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, preset, required } from "../ownType.js";
import { DIRECTION } from "../platform-api/direction.js";
import { flag, id, instant, number, text, whole } from "../platform-api/kinds.js";
import { TRAFFIC_VIDEO, TRAFFIC_VIDEO_COUNTS, TRAFFIC_VIDEO_PROGRESS } from "../platform-api/videos.js";

export const TrafficVideo = objectOf(TRAFFIC_VIDEO);
export type TrafficVideo = InstanceType<typeof TrafficVideo>;

export const TrafficVideoProgress = objectOf(TRAFFIC_VIDEO_PROGRESS);
export type TrafficVideoProgress = InstanceType<typeof TrafficVideoProgress>;

export const TrafficVideoCounts = objectOf(TRAFFIC_VIDEO_COUNTS);
export type TrafficVideoCounts = InstanceType<typeof TrafficVideoCounts>;

const VEHICLES_AT_MOST = ArrayMaxSize(ITEMS_A_CALL);
const VIDEO = "As it is now; after a dry run as it would be; null where the platform does not tell.";

const LABELS = {
  faultyReading: optional(flag, "Whether the camera was wrong: no vehicle."),
  direction: optional(DIRECTION, "Which way it goes."),
  vehicleType: optional(
    text,
    "What it is, 1 to 50 characters.",
    MinLength(1),
    MaxLength(LONGEST_VEHICLE_TYPE),
  ),
  plate: optional(text, "Its plate, 1 to 20 characters.", MinLength(1), MaxLength(LONGEST_PLATE)),
  datetime: optional(instant, "When it passed."),
  frame: optional(whole, "The film's frame that shows it best; the first is 0.", Min(0), Max(LAST_FRAME)),
};

const VideoVehicleInput = inputType(
  "VideoVehicleInput",
  "Labels of one road user; what is left out is not known, and cleared.",
  { ...LABELS, id: required(id, "Its number within the video; a new number adds one.") },
);

/**
 * Has no idempotency key: nobody keeps plates for a second answer. Sending the same labels again changes
 * nothing.
 */
export const SaveTrafficVideoLabelsInput = inputType("SaveTrafficVideoLabelsInput", "Labels of a video.", {
  ...DRY_RUN,
  id: required(id, "The video."),
  vehicles: required(
    [VideoVehicleInput],
    "Road users whose labels changed; those that are left out stay. 250 at most, the rest in a next one.",
    VEHICLES_AT_MOST,
  ),
  checked: required(flag, "Whether all of it is labelled now."),
});
export type SaveTrafficVideoLabelsInput = InstanceType<typeof SaveTrafficVideoLabelsInput>;

export const SaveTrafficVideoLabelsPayload = payloadType(
  "SaveTrafficVideoLabelsPayload",
  "The labelled video.",
  { video: optional(TRAFFIC_VIDEO, VIDEO) },
);
export type SaveTrafficVideoLabelsPayload = InstanceType<typeof SaveTrafficVideoLabelsPayload>;

const NewVideoVehicleInput = inputType("NewVideoVehicleInput", "A road user that the camera saw.", {
  ...LABELS,
  id: optional(id, "Its number within the video; left out: by its place."),
});

export const AddTrafficVideoInput = inputType("AddTrafficVideoInput", "A new video.", {
  ...BULK_OPTIONS,
  url: required(
    text,
    "Where the film is: an https address, or a path on this origin; 1,000 characters at most.",
    MinLength(1),
    MaxLength(LONGEST_FILM_ADDRESS),
  ),
  title: optional(text, "What people call it; up to 200 characters.", MaxLength(LONGEST_NAME)),
  recordedDate: optional(instant, "When its first frame was taken."),
  frameRate: required(number, "Frames a second, 1 to 240.", Min(FRAME_RATES.min), Max(FRAME_RATES.max)),
  vehicles: preset(
    [],
    [NewVideoVehicleInput],
    "What the camera saw; 250 at most, more of them with saveTrafficVideoLabels.",
    VEHICLES_AT_MOST,
  ),
});
export type AddTrafficVideoInput = InstanceType<typeof AddTrafficVideoInput>;

export const AddTrafficVideoPayload = payloadType("AddTrafficVideoPayload", "The added video.", {
  video: optional(TRAFFIC_VIDEO_PROGRESS, VIDEO),
});
export type AddTrafficVideoPayload = InstanceType<typeof AddTrafficVideoPayload>;

export const ReturnTrafficVideoInput = inputType(
  "ReturnTrafficVideoInput",
  "A video that its labeller can't finish.",
  { ...BULK_OPTIONS, id: required(id, "The video.") },
);
export type ReturnTrafficVideoInput = InstanceType<typeof ReturnTrafficVideoInput>;

export const ReturnTrafficVideoPayload = payloadType(
  "ReturnTrafficVideoPayload",
  "The video is somebody else's to label.",
  { returned: required(flag, "Always true.") },
);
export type ReturnTrafficVideoPayload = InstanceType<typeof ReturnTrafficVideoPayload>;
