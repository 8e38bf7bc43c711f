import { hasNoData } from "../clients/activity";
import { lastDataOf } from "../clients/lastData";
import { Age, type HeardProps } from "./Age";

/** Age of a device's newest data, heard or counted; "nikoli" only if the platform says that there never were any. */
export function DataAge({ client, isInList }: HeardProps) {
  const at = lastDataOf(client);
  return <Age at={at} timeZone={client.timeZone} isNever={hasNoData(client)} isInList={isInList} />;
}
