import { Box, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { ChartColumn, Expand, Table2, ZoomIn } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { Explained } from "../help/Explained";
import type { HelpTerm } from "../help/helpTipTexts.sl";
import { classAxisOf } from "../own-classes/classAxis";
import { formatDateTime } from "../time/format";
import { IconAction } from "../ui/IconAction";
import { CopyOperation } from "./CopyOperation";
import { chartTexts } from "./chartTexts";
import type { GraphKind } from "./graphKind";
import { graphOperation } from "./graphOperation";
import type { Measurement } from "./measurement";
import { PictureMenu } from "./picture/PictureMenu";
import type { PictureMenuProps } from "./picture/pictured";

type CopiedMeasurement = Pick<
  Measurement,
  "from" | "to" | "timeZone" | "ownClasses" | "speedLimit" | "isAssumedLimit"
>;

type ChartHeadProps = {
  titleId: string;
  title: string;
  unit: string;
  /** Explains the title. */
  help?: HelpTerm;
  /** The subject of the copied GraphQL operation. */
  copied?: { kind: GraphKind; clientId: string; measurement: CopiedMeasurement };
  zoom?: { on: boolean; toggle: () => void };
  table?: { open: boolean; toggle: () => void };
  /** The chart to save as a picture. */
  picture?: PictureMenuProps;
  onEnlarge?: () => void;
  /** Shown after the tools. */
  trailing?: ReactNode;
};

type Copied = NonNullable<ChartHeadProps["copied"]>;

function operationOf(title: string, { kind, clientId, measurement }: Copied): string {
  const { from, to, timeZone, ownClasses, isAssumedLimit, speedLimit } = measurement;
  const axis = classAxisOf(kind);
  const isByOwn = axis !== undefined && (ownClasses?.[axis]?.length ?? 0) > 0;
  const period = `${formatDateTime(from, timeZone)} – ${formatDateTime(to, timeZone)} (${timeZone})`;
  const asIfLimit = isAssumedLimit === true ? speedLimit : null;
  return graphOperation(kind, `${title}: ${period}`, { clientId, from, to, asIfLimit }, isByOwn);
}

/** A graph's name and unit, with its tools. */
export function ChartHead({
  titleId,
  title,
  unit,
  help,
  copied,
  zoom,
  table,
  picture,
  onEnlarge,
  trailing,
}: ChartHeadProps) {
  const t = useT(chartTexts);
  const tableWord = t(table?.open ? "showChart" : "showTable");
  return (
    <Flex align="start" gap="2">
      <Box flex="1" minW="0">
        <Explained term={help}>
          <Heading as="h2" id={titleId} size="sm" fontWeight="semibold" lineHeight="1.4">
            {title}
          </Heading>
        </Explained>
        <Text color="fg.muted" textStyle="xs">
          {unit}
        </Text>
      </Box>
      <HStack gap={{ base: "0", sm: "1" }} my="-1">
        {zoom === undefined ? null : (
          <IconAction
            icon={ZoomIn}
            variant={zoom.on ? "subtle" : "ghost"}
            aria-pressed={zoom.on}
            label={t("zoom", { name: title })}
            title={t(zoom.on ? "zoomOff" : "zoomOn")}
            onClick={zoom.toggle}
          />
        )}
        {table === undefined ? null : (
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={`${tableWord}: ${title}`}
            title={tableWord}
            onClick={table.toggle}
          >
            {table.open ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          </IconButton>
        )}
        {picture === undefined ? null : <PictureMenu {...picture} />}
        {copied === undefined ? null : (
          <CopyOperation name={title} operation={() => operationOf(title, copied)} />
        )}
        {onEnlarge === undefined ? null : (
          <IconAction
            icon={Expand}
            label={t("enlargeOf", { name: title })}
            title={t("enlarge")}
            onClick={onEnlarge}
          />
        )}
        {trailing}
      </HStack>
    </Flex>
  );
}
