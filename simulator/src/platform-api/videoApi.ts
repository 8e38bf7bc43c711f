import type { Direction } from "../model/device.js";
import type { PlatformHttp } from "./http.js";

export interface PlatformVideo {
  id: number;
  title: string | null;
}

/** A vehicle as the camera saw it. */
export interface NewVehicle {
  id: number;
  frame: number;
  /** Unix seconds. */
  datetime: number;
}

/** A vehicle as a labeller sees it. */
export interface LabelledVehicle extends NewVehicle {
  faultyReading: boolean;
  direction: Direction | null;
  vehicleType: string | null;
  plate: string | null;
}

export interface NewVideo {
  title: string;
  /** Unix seconds of the first frame. */
  recordedDate: number;
  /** Frames a second. */
  frameRate: number;
  vehicles: readonly NewVehicle[];
  /** MP4. */
  file: Uint8Array<ArrayBuffer>;
}

/** The calls on traffic videos: an administrator adds them, a labeller labels them. */
export interface VideoApi {
  /** The newest ones. */
  videos(): Promise<PlatformVideo[]>;
  uploadVideo(video: NewVideo): Promise<PlatformVideo>;
  /**
   * Labels some vehicles of a video, which stays in work.
   * @throws PlatformRefusal 409 if somebody else has it
   */
  labelVideo(id: number, vehicles: readonly LabelledVehicle[]): Promise<void>;
}

export function videoApi(http: PlatformHttp): VideoApi {
  return {
    videos: () => http.get("stetje/video/list"),
    uploadVideo: ({ title, recordedDate, frameRate, vehicles, file }) => {
      const form = new FormData();
      form.set("title", title);
      form.set("recordedDate", String(recordedDate));
      form.set("frameRate", String(frameRate));
      form.set("vehicles", JSON.stringify(vehicles));
      form.set("file", new Blob([file], { type: "video/mp4" }), "film.mp4");
      return http.postForm("stetje/video/upload", form);
    },
    labelVideo: (id, vehicles) => http.post("stetje/video", { id, vehicles, checked: false }),
  };
}
