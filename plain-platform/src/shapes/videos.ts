import type { Video } from "../store/records.js";
import type { Wire } from "./wire.js";

export const videoShape = (wire: Wire, video: Video) => ({
  id: wire.id(video.id),
  checked: video.checked,
  vehicles: video.vehicles,
});
