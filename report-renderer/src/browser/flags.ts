/** Chromium as a printer: no services of its own, and no way to the network but the given proxy. */
export function chromiumFlags(proxyPort: number): string[] {
  return [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...proxyFlags(proxyPort),
  ];
}

function proxyFlags(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Chromium goes round a proxy to its own machine, where the platform and the database are.
    "--proxy-bypass-list=<-loopback>",
    // What the proxy doesn't carry: QUIC (WebTransport, too), WebRTC's packets, and questions for names.
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ];
}
