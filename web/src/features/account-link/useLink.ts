import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { AccountLinkPurpose, CheckAccountLinkMutation } from "../../graphql/generated";
import { accountLanguage, adoptLanguage } from "../../i18n/language";
import { checkLink, type LinkFailure } from "./linkRequests";

type Link = CheckAccountLinkMutation["checkAccountLink"]["link"];
/** `token` is empty if there is none. */
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
    const asked = tries >= 0 && token !== "" ? checkLink(token) : null;
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
  // A page that is opened without a token is as one whose link has ended.
  const none = { token, failure: token === "" ? { outcome: "ended" as const } : null, link: null };
  const retry = () => {
    setOpened(null);
    setTries((before) => before + 1);
  };
  return { ...(opened?.token === token ? opened : none), retry };
}

/** The token in the address or, once it has left it, of this page; empty: there is none. */
function useToken(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fromAddress = /^#token=([\w-]+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (fromAddress !== undefined)
      navigate(pathname + search, { replace: true, state: { token: fromAddress } });
  }, [fromAddress, pathname, search, navigate]);
  const told = fromAddress ?? tokenIn(state);
  // While the page is left its address is another one's already.
  const [token, setToken] = useState(told);
  if (told !== null && told !== token) setToken(told);
  return told ?? token ?? "";
}

const tokenIn = (state: unknown): string | null => {
  const kept = typeof state === "object" && state !== null ? Reflect.get(state, "token") : null;
  return typeof kept === "string" ? kept : null;
};
