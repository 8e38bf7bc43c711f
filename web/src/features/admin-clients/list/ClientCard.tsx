import { Settings2 } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { bulkTexts } from "../../../shared/bulk/bulkTexts";
import { type ClientChangeKind, clientChangeIcons } from "../../../shared/bulk/clientChanges";
import { SelectBox } from "../../../shared/bulk/SelectBox";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { Alerts } from "../../../shared/clients/columns/columns";
import { ClientMenuButton } from "../../../shared/clients/menu/ClientMenuButton";
import { useRowMenu } from "../../../shared/clients/menu/useRowMenu";
import { noValue } from "../../../shared/number/format";
import { HeardAge, heardInFull } from "../../../shared/time/Age";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { adminClientsTexts } from "../adminClientsTexts";
import type { Ask } from "../ask";

const kinds: readonly ClientChangeKind[] = [
  "assignFirmware",
  "assignSerialNumber",
  "updateNotes",
  "deleteClients",
];

type ClientCardProps = {
  client: ClientRow;
  activity: Activity;
  /** Level below its group's heading, or the page's. */
  NameHeading: "h2" | "h3";
  isCompact: boolean;
  /** Pixels. */
  height: number;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
  ask: Ask;
};

/** One client as a card, with the main facts and the most frequent changes. */
export const ClientCard = memo(function ClientCard(props: ClientCardProps) {
  const { client, activity, NameHeading, isCompact, height, isChosen, onToggle, ask } = props;
  const { id, guid, name, hardwareType, info, settings, alarms } = client;
  const t = useT(adminClientsTexts);
  const bulk = useT(bulkTexts);
  const menu = useRowMenu(client);
  const facts = [
    [t("hardwareType"), hardwareType],
    [t("firmware"), info.firmwareVersion],
    [t("serialNumber"), settings.serialNumber],
  ] as const;
  const groups = client.groups
    ? client.groups.map((group) => group.name).join(", ") || t("noGroup")
    : noValue;
  return (
    <article
      aria-label={name}
      data-card
      data-row
      data-chosen={isChosen || undefined}
      style={{ height }}
      {...menu}
    >
      <div data-head>
        <SelectBox
          label={t("select", { name })}
          isChosen={isChosen}
          onToggle={(isRange) => onToggle(id, isRange)}
        />
        <StatusDot activity={activity} />
        <NameHeading title={name}>
          <Link to={paths.adminClient(id)} aria-description={heardInFull(client)}>
            {name}
          </Link>
        </NameHeading>
        <span data-age>
          <HeardAge client={client} isInList />
        </span>
        <ClientMenuButton client={client} />
      </div>
      {isCompact ? null : (
        <div data-text title={guid}>
          {t("idOf", { id })} · <code>{guid}</code>
        </div>
      )}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd title={value ?? undefined}>{value ?? noValue}</dd>
          </div>
        ))}
      </dl>
      {isCompact ? null : (
        <>
          <div data-text title={groups}>
            {t("groupsOf", { groups })}
          </div>
          {alarms?.length ? <Alerts alarms={alarms} /> : null}
          {settings.notes ? (
            <div data-notes={alarms?.length ? "short" : ""} title={settings.notes}>
              {settings.notes}
            </div>
          ) : null}
        </>
      )}
      <div data-buttons>
        <Link to={paths.clientConfig(id)} aria-label={t("configOf", { name })} title={t("config")}>
          <Settings2 size={16} aria-hidden />
        </Link>
        {kinds.map((kind) => {
          const Icon = clientChangeIcons[kind];
          return (
            <button
              key={kind}
              type="button"
              data-danger={kind === "deleteClients" || undefined}
              aria-label={t("changeOf", { change: bulk(kind), name })}
              title={bulk(kind)}
              onClick={() => ask(kind, [client])}
            >
              <Icon size={16} aria-hidden />
            </button>
          );
        })}
      </div>
    </article>
  );
});
