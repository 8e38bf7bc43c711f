import { hasNoData } from "../clients/activity";
import { lastDataOf } from "../clients/lastData";
import { Age, type HeardProps } from "./Age";

/** How old the newest data of a device are, heard or counted; "nikoli" only where it is told that there never were any. */
export function DataAge({ client, isInList }: HeardProps) {
  const at = lastDataOf(client);
  return <Age at={at} timeZone={client.timeZone} isNever={hasNoData(client)} isInList={isInList} />;
}
