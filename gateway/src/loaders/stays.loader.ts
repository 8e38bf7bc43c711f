import DataLoader from "dataloader";
import { listStays, type StaysRecord } from "../platform-api/places.js";
import type { LoaderOf } from "./loaders.js";

/** The stays of devices and at places, by id; null where the platform keeps none. */
export const staysLoader: LoaderOf<DataLoader<string, StaysRecord | null>> = (platform, remember) =>
  new DataLoader(
    async (ids) => {
      if (!(await platform.offers.has("places"))) return ids.map(() => null);
      const stays = await listStays(platform, ids);
      return ids.map((id) => stays.get(id) ?? null);
    },
    { cache: remember, maxBatchSize: 250 },
  );
