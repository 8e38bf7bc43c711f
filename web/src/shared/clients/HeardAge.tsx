import { Age } from "../time/Age";
import { type Heard, isNeverHeard } from "./activity";

/** How long ago a device was heard; "nikoli" only where that is told. */
export function HeardAge({ client }: { client: Heard & { timeZone: string } }) {
  return <Age at={client.lastActiveDate} timeZone={client.timeZone} isNever={isNeverHeard(client)} />;
}
