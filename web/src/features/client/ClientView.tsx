import { Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { ClientHeader } from "./components/ClientHeader";
import { ClientTabs } from "./components/ClientTabs";
import { MeasurementsPanel, type MeasurementsPanelProps } from "./components/MeasurementsPanel";

/** A client's page, whatever it knows so far. */
export function ClientView(props: MeasurementsPanelProps) {
  const t = useT("client");
  const { client } = props;
  return (
    <Stack gap="4">
      <title>{t("documentTitle", { name: client.name })}</title>
      <ClientHeader client={client} />
      <ClientTabs client={client} panels={{ measurements: <MeasurementsPanel {...props} /> }} />
    </Stack>
  );
}
