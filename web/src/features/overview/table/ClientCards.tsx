import { Box, chakra, type SystemStyleObject } from "@chakra-ui/react";
import { memo, useCallback, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { type Activity, activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { ColumnKey } from "../../../shared/clients/columns/columnKeys";
import { Alerts, type Column, columnsOf } from "../../../shared/clients/columns/columns";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { alertStyle } from "../../../shared/clients/list/rowStyle";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { HeardAge, heardInFull } from "../../../shared/time/Age";
import { LongName } from "../../../shared/ui/LongName";
import { RowsInSight } from "../../../shared/ui/RowsInSight";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";
import { cardHeight, factsOf, lineHeight } from "./cardHeight";
import type { ClientListProps } from "./StatusTable";

/** The status table on a phone. */
export const ClientCards = memo(function ClientCards(props: ClientListProps) {
  const { group, clients, columns, turn, whole } = props;
  const t = useT(overviewTexts);
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const heightAt = useCallback(
    (index: number) => {
      const client = clients[index];
      return client === undefined ? 0 : cardHeight(client, keys);
    },
    [clients, keys],
  );
  const container = useRef<HTMLUListElement>(null);
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("tableLabel", { group })}
      css={cardsStyle}
      onKeyDown={moveFocus}
    >
      <RowsInSight container={container} count={clients.length} rowHeight={heightAt} whole={whole}>
        {({ from, to, before, after }) => (
          <>
            {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
            {clients.slice(from, to).map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                activity={activityOf(client, turn)}
                columns={columns}
              />
            ))}
            {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
          </>
        )}
      </RowsInSight>
    </chakra.ul>
  );
});

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** One CSS rule for all cards, as for the table. */
const cardsStyle: SystemStyleObject = {
  ...alertStyle,
  "& [data-card]": { position: "relative", px: "4", py: "3", borderBottomWidth: "1px", overflow: "hidden" },
  "& [data-card]:last-of-type": { borderBottomWidth: "0" },
  "& [data-card]:active": { bg: "bg.subtle" },
  "& [data-head]": { display: "flex", alignItems: "center", gap: "2.5", h: "6" },
  "& [data-head] a": { flex: "1", fontWeight: "medium", color: "fg", outline: "none", ...truncate },
  // The whole card is the link; its menu is above it.
  "& [data-head] a::after": { content: '""', position: "absolute", inset: "0" },
  "& [data-head] a:focus-visible::after": {
    outline: "2px solid {colors.brand.focusRing}",
    outlineOffset: "-2px",
  },
  "& [data-head] button": {
    position: "relative",
    zIndex: "1",
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    my: "-1.5",
    me: "-2",
    rounded: "md",
    color: "fg.muted",
  },
  "& [data-line]": {
    h: `${lineHeight}px`,
    lineHeight: `${lineHeight}px`,
    fontSize: "sm",
    color: "fg.muted",
    ...truncate,
  },
  "& [data-line] [data-alerts]": { alignItems: "center", h: "full" },
  "& dl": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: "3" },
  // Two lines of values and a gap: the height that cardHeight assumes.
  "& dl > div": { pt: "6px" },
  "& dt": { fontSize: "2xs", lineHeight: "16px", color: "fg.subtle", ...truncate },
  "& dd": { fontSize: "xs", lineHeight: "20px", color: "fg", ...truncate },
};

type ClientCardProps = { client: ClientRow; activity: Activity; columns: readonly Column[] };

/** One device on a phone: the same facts as in its table row. */
const ClientCard = memo(function ClientCard({ client, activity, columns }: ClientCardProps) {
  const keys = columns.map(({ key }) => key);
  const facts = columnsOf(columns, factsOf(keys));
  const { onKeyDown } = useRowMenu(client);
  const { settings, alarms } = client;
  const shows = (key: ColumnKey) => keys.includes(key);
  return (
    <li data-row data-card style={{ height: cardHeight(client, keys) }} onKeyDown={onKeyDown}>
      <div data-head>
        {shows("status") ? <StatusDot activity={activity} /> : null}
        <Link
          to={useClientPath()(client)}
          aria-description={shows("lastActive") ? heardInFull(client) : undefined}
        >
          <LongName name={client.name} />
        </Link>
        <ClientMenuButton client={client} />
      </div>
      <div data-line>
        {shows("lastActive") ? <HeardAge client={client} isInList /> : null}
        {shows("lastActive") && settings.locationAddress ? " · " : ""}
        {settings.locationAddress}
      </div>
      {shows("alerts") && alarms?.length ? (
        <div data-line>
          <Alerts alarms={alarms} />
        </div>
      ) : null}
      {shows("notes") && settings.notes ? <div data-line>{settings.notes}</div> : null}
      {facts.length > 0 ? <Facts client={client} activity={activity} columns={facts} /> : null}
    </li>
  );
});

type FactsProps = { client: ClientRow; activity: Activity; columns: readonly Column[] };

/** A device's further values on its card, three side by side. Its list must style it. */
function Facts({ client, activity, columns }: FactsProps) {
  return (
    <dl>
      {columns.map(({ key, short, label, render }) => (
        <div key={key}>
          <dt title={label}>{short}</dt>
          <dd>{render(client, activity)}</dd>
        </div>
      ))}
    </dl>
  );
}
