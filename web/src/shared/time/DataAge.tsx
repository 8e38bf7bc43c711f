import { hasNoData } from "../clients/activity";
import { lastDataOf } from "../clients/lastData";
import { Age, type HeardProps } from "./Age";

/** How old the newest data of a device are, heard or counted; "nikoli" only where it is told that there never were any. */
export function DataAge({ client }: HeardProps) {
  return <Age at={lastDataOf(client)} timeZone={client.timeZone} isNever={hasNoData(client)} />;
}
