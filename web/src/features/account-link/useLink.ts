import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AccountLinkPurpose, CheckAccountLinkMutation } from "../../graphql/generated";
import { accountLanguage, adoptLanguage } from "../../i18n/language";
import { checkLink, type LinkFailure } from "./linkRequests";

type Link = CheckAccountLinkMutation["checkAccountLink"]["link"];
export type OpenedLink = { token: string; failure: LinkFailure | null; link: Link | null };

/**
 * The link by which this page was opened, once the portal has said what it is for. Its token leaves the address
 * at once, so that nobody sees or copies it there.
 * @param purposes links for anything else count as ended
 */
export function useLink(purposes: readonly AccountLinkPurpose[]): OpenedLink & { retry: () => void } {
  const token = useToken();
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const [tries, setTries] = useState(0);
  const wanted = purposes.join();
  useEffect(() => {
    let isLeft = false;
    // Another try asks again.
    const asked = tries >= 0 ? checkLink(token) : null;
    asked?.then((result) => {
      if (isLeft) return;
      const link = result.outcome === "done" ? result.data.checkAccountLink.link : null;
      const isFitting = link !== null && wanted.split(",").includes(link.purpose);
      if (isFitting) adoptLanguage(accountLanguage(link.language));
      const failure = result.outcome === "done" ? (isFitting ? null : { outcome: "ended" as const }) : result;
      setOpened({ token, failure, link: isFitting ? link : null });
    });
    return () => {
      isLeft = true;
    };
  }, [token, wanted, tries]);
  const none = { token, failure: null, link: null };
  const retry = () => {
    setOpened(null);
    setTries((before) => before + 1);
  };
  return { ...(opened?.token === token ? opened : none), retry };
}

function useToken(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fromAddress = /^#token=([\w-]+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (fromAddress !== undefined)
      navigate(pathname + search, { replace: true, state: { token: fromAddress } });
  }, [fromAddress, pathname, search, navigate]);
  return fromAddress ?? tokenIn(state);
}

/** A token that is none has ended. */
const noToken = "none";

const tokenIn = (state: unknown): string => {
  const kept = typeof state === "object" && state !== null ? Reflect.get(state, "token") : null;
  return typeof kept === "string" ? kept : noToken;
};
