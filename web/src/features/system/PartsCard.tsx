import { Badge, Box, Table, Text } from "@chakra-ui/react";
import { Boxes } from "lucide-react";
import { systemTexts } from "../../i18n/texts/system";
import { useT } from "../../i18n/useT";
import { Age } from "../../shared/time/Age";
import { TableArea } from "../../shared/ui/TableArea";
import type { SystemState } from "./problems";
import { SystemCard } from "./SystemCard";

type PartsCardProps = Pick<SystemState, "gateway" | "platform" | "renderer">;

/** The parts that run, of which version, and since when. */
export function PartsCard({ gateway, platform, renderer }: PartsCardProps) {
  const t = useT(systemTexts);
  return (
    <SystemCard title={t("parts")} icon={<Boxes size={16} aria-hidden />}>
      <TableArea label={t("parts")}>
        <Table.Root size="sm" css={{ "& td, & th": { px: "2" } }}>
          <Table.Header>
            <Table.Row>
              {(["part", "version", "node", "running"] as const).map((head) => (
                <Table.ColumnHeader key={head} textStyle="xs" color="fg.muted">
                  {t(head)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <Part name={t("gateway")} part={gateway} />
            <Part
              name={t("platform")}
              part={platform}
              note={t("schema", { version: platform.schemaVersion })}
            />
            <Table.Row>
              <Table.Cell fontWeight="medium">{t("renderer")}</Table.Cell>
              <Table.Cell colSpan={3}>
                <Badge colorPalette={renderer.available ? "green" : "red"}>
                  {t(renderer.available ? "rendererOk" : "rendererAway")}
                </Badge>
                {renderer.available ? null : (
                  <Text textStyle="xs" color="fg.muted" pt="1" overflowWrap="anywhere">
                    {renderer.reason ?? t("unknownReason")}
                  </Text>
                )}
              </Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
      </TableArea>
    </SystemCard>
  );
}

type PartProps = { name: string; part: SystemState["gateway"]; note?: string };

function Part({ name, part, note }: PartProps) {
  return (
    <Table.Row>
      <Table.Cell fontWeight="medium">
        {name}
        {note === undefined ? null : (
          <Box textStyle="xs" fontWeight="normal" color="fg.muted">
            {note}
          </Box>
        )}
      </Table.Cell>
      <Table.Cell fontVariantNumeric="tabular-nums">{part.version}</Table.Cell>
      <Table.Cell fontVariantNumeric="tabular-nums">{part.node}</Table.Cell>
      <Table.Cell>
        <Age at={part.startDate} />
      </Table.Cell>
    </Table.Row>
  );
}
