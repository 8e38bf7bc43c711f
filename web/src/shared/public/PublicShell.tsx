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
  /** Brings the page's own code; the same function always. */
  load: () => Promise<ComponentType>;
};

/** What stands around every public page: its link, its key, and what happens when something fails or the key ends. */
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

/** Once the key has ended nothing that it opened stays: whatever showed it is gone, with its data. */
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

/** Nothing may stop a screen that nobody attends: what fails begins anew after ten seconds, and code that is gone is loaded anew. */
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

/** Stands for the seconds until the page begins anew. */
function Crashed() {
  const t = useT(publicPartsTexts);
  return <CalmMessage title={t("crashTitle")} text={t("crashText")} />;
}
