import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { Boxes } from "lucide-react";
import type { ReactNode } from "react";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { Age } from "../../shared/time/Age";
import { PartCard } from "../../shared/ui/PartCard";
import type { SystemState } from "./problems";
import { systemTexts } from "./systemTexts";

type PartsCardProps = Pick<SystemState, "gateway" | "platform" | "renderer">;

/** The parts that run, of which version, and since when. */
export function PartsCard({ gateway, platform, renderer }: PartsCardProps) {
  const t = useT(systemTexts);
  return (
    <PartCard title={t("parts")} icon={<Boxes size={16} aria-hidden />}>
      <Box as="ul" listStyleType="none">
        <Part name={t("gateway")} facts={<Running part={gateway} />}>
          {gateway.version}
        </Part>
        <Part
          name={t("platform")}
          facts={
            <>
              <Running part={platform ?? unknown} />
              {` · ${t("schema", { version: platform?.schemaVersion ?? null })}`}
            </>
          }
        >
          {platform?.version ?? untold}
        </Part>
        <Part
          name={t("renderer")}
          facts={renderer.available ? null : (renderer.reason ?? t("unknownReason"))}
        >
          <Badge colorPalette={renderer.available ? "green" : "red"}>
            {t(renderer.available ? "rendererOk" : "rendererAway")}
          </Badge>
        </Part>
      </Box>
    </PartCard>
  );
}

type PartProps = { name: string; facts: ReactNode; children: ReactNode };

function Part({ name, facts, children }: PartProps) {
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex justify="space-between" gap="3">
        <Text fontWeight="medium">{name}</Text>
        <Text as="span" fontVariantNumeric="tabular-nums">
          {children}
        </Text>
      </Flex>
      {facts === null ? null : (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {facts}
        </Text>
      )}
    </Box>
  );
}

type Running = { startDate: number | null; node: string | null };

const unknown: Running = { startDate: null, node: null };

function Running({ part: { startDate, node } }: { part: Running }) {
  const t = useT(systemTexts);
  return (
    <>
      {t("started")} <Age at={startDate} isNever={false} />
      {` · Node.js ${node ?? untold}`}
    </>
  );
}
