import { Alert, Stack, Link as StyledLink, Text } from "@chakra-ui/react";
import { type RefObject, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useClientSettingsQuery } from "../../../graphql/operations/settings";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { FollowingList } from "../../../shared/config/following/FollowingList";
import { useUnknownText } from "../../../shared/config/following/useUnknownText";
import { followingTexts } from "../../../shared/config/followingTexts";
import { CheckLine } from "../../../shared/form/CheckLine";
import { answerOf } from "../../../shared/live/answerOf";
import type { OtherAtPlace } from "./othersAtPlace";
import type { SettingsClient } from "./settingsValues";
import { useFollowing } from "./useFollowing";
import type { OtherOrder } from "./useOtherOrders";

type OthersAtPlaceProps = {
  others: readonly OtherAtPlace[];
  /** km/h: the stored limit, and the one that is about to be saved. */
  was: number;
  is: number;
  /** By id, the devices that are to get the configuration that follows. */
  orders: RefObject<Map<string, OtherOrder>>;
};

/** Says which other devices get a new limit in their figures but not on their signs, and offers that. */
export function OthersAtPlace({ others, was, is, orders }: OthersAtPlaceProps) {
  const t = useT(settingsTexts);
  if (others.length === 0) return null;
  return (
    <Alert.Root status="warning" size="sm" role="status">
      <Alert.Indicator />
      <Alert.Content gap="3" minW="0">
        <Alert.Title fontWeight="normal">{t("othersAtPlace", { limit: is })}</Alert.Title>
        {others.map(({ id, name, isSeen }) => (
          <Stack key={id} gap="2" minW="0">
            {isSeen ? (
              <StyledLink asChild color="brand.fg" w="fit-content">
                <Link to={`${paths.client(id)}?tab=settings`}>{name}</Link>
              </StyledLink>
            ) : (
              <Text>{name}</Text>
            )}
            {isSeen ? <OtherDevice id={id} name={name} was={was} is={is} orders={orders} /> : null}
          </Stack>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}

type OtherDeviceProps = Omit<OthersAtPlaceProps, "others"> & { id: string; name: string };

/** The choice to give a device what follows for it; nothing where nothing does, or nobody knows. */
function OtherDevice(props: OtherDeviceProps) {
  const client = answerOf(useClientSettingsQuery({ variables: { id: props.id } })).data?.client;
  const mayEdit = client?.permissions?.editSettings ?? true;
  return client?.config && mayEdit ? <OtherChoice {...props} client={client} /> : null;
}

function OtherChoice({ client, id, name, was, is, orders }: OtherDeviceProps & { client: SettingsClient }) {
  const t = useT(settingsTexts);
  const words = useT(followingTexts);
  const [isChosen, setChosen] = useState(false);
  const asked = useMemo(
    () => ({
      change: { settings: { speedLimit: is }, sign: {} },
      stored: { settings: { speedLimit: was }, sign: {} },
    }),
    [was, is],
  );
  const following = useFollowing(client, asked);
  const unknownSince = useUnknownText(following.running);
  const hasChanges = (following.changes ?? []).length > 0;
  useEffect(() => {
    const all = orders.current;
    if (isChosen && hasChanges)
      all.set(id, { clientId: id, name, speedLimit: is, seen: () => following.seen(asked) });
    else all.delete(id);
    return () => {
      all.delete(id);
    };
  });
  if (following.changes === null || !hasChanges) return null;
  return (
    <>
      <CheckLine
        label={t("othersToo", { device: name })}
        checked={isChosen}
        onChange={({ target }) => setChosen(target.checked)}
      />
      {isChosen ? (
        <FollowingList
          changes={following.changes}
          unknownSince={unknownSince}
          carriedText={words("carriedText")}
        />
      ) : null}
    </>
  );
}
