import { ImportsArea } from "../../../shared/imports/ImportsArea";
import type { PanelProps } from "../panelProps";

/** "Uvoz podatkov": imports by its group's users. */
export function ImportPanel({ client }: PanelProps) {
  return <ImportsArea clientId={client.id} />;
}
