import {
  Component,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useT } from "../../i18n/useT";
import { isMissingChunk } from "../ui/missingChunk";
import { CalmMessage } from "./CalmMessage";
import { FaultMessage } from "./FaultMessage";
import { PublicContext } from "./PublicContext";
import { PublicConnection } from "./publicConnection";
import { type PublicLink, readLink } from "./publicLink";
import { publicPartsTexts } from "./publicPartsTexts";
import { useLoaded } from "./useLoaded";
import { reloadOnceServed, watchVersion } from "./version";

const linkOfPage = () => readLink(new URLSearchParams(window.location.search));

type PublicShellProps = {
  /** Loads the page's own code; must be the same function on each render. */
  load: () => Promise<ComponentType>;
};

/** Frame of every public page: its link, its key, and the handling of failures and of the key's end. */
export function PublicShell(props: PublicShellProps) {
  useEffect(watchVersion, []);
  return (
    <RestartBoundary>
      <OfLink {...props} />
    </RestartBoundary>
  );
}

function OfLink({ load }: PublicShellProps) {
  const t = useT(publicPartsTexts);
  const [link] = useState(linkOfPage);
  const { key } = link;
  if (key === null) return <CalmMessage title={t("noKeyTitle")} text={t("noKeyText")} />;
  return <OfKey keyOfLink={key} link={link} load={load} />;
}

type OfKeyProps = PublicShellProps & { keyOfLink: string; link: PublicLink };

/** Once the key has ended, everything that it opened is unmounted, and its data are dropped. */
function OfKey({ keyOfLink, link, load }: OfKeyProps) {
  const [value] = useState(() => ({ connection: new PublicConnection(keyOfLink), link }));
  const { connection } = value;
  useEffect(() => connection.open(), [connection]);
  const isOver = useSyncExternalStore(connection.watchIsOver, connection.readIsOver);
  const loaded = useLoaded(load);
  if (isOver) return <FaultMessage fault="over" />;
  if (loaded === undefined) return null;
  return (
    <PublicContext value={value}>
      <loaded.Part />
    </PublicContext>
  );
}

const restartMs = 10_000;

type State = { hasFailed: boolean };

/** An unattended screen must never stop: after a crash it restarts in ten seconds, and missing code is loaded again. */
class RestartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };
  private calm: () => void = () => undefined;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.calm();
    if (isMissingChunk(error)) {
      this.calm = reloadOnceServed();
      return;
    }
    const timer = setTimeout(() => this.setState({ hasFailed: false }), restartMs);
    this.calm = () => clearTimeout(timer);
  }

  override componentWillUnmount(): void {
    this.calm();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}

/** Shown for the seconds until the page restarts. */
function Crashed() {
  const t = useT(publicPartsTexts);
  return <CalmMessage title={t("crashTitle")} text={t("crashText")} />;
}
