import { ImportsArea } from "../../../shared/imports/ImportsArea";
import type { PanelProps } from "../panelProps";

/** "Uvoz podatkov": files of records that its group's users bring in. */
export function ImportPanel({ client }: PanelProps) {
  return <ImportsArea clientId={client.id} />;
}
