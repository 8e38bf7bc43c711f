import { Box, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { countedOf, type RoadClient } from "./roadClient";
import { roadsTexts } from "./roadsTexts";

type ClientNameProps = { client: RoadClient; to: string };

/** A location's name, and what it counts if not vehicles. */
export function ClientName({ client, to }: ClientNameProps) {
  const t = useT(roadsTexts);
  const counted = countedOf(client.kind);
  return (
    <Box minW="0">
      <Link to={to} title={client.name}>
        {client.name}
      </Link>
      {counted === "vehicles" ? null : (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" truncate>
          {t(counted)}
        </Text>
      )}
    </Box>
  );
}
