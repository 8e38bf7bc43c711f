/** Chromium as a printer: none of its own services, and no way to the network except the given proxy. */
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
    // Chromium bypasses a proxy for its own machine, where the platform and the database are.
    "--proxy-bypass-list=<-loopback>",
    // Turns off traffic that the proxy doesn't carry: QUIC (WebTransport, too), WebRTC's packets, and name
    // look-ups.
    "--disable-quic",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
  ];
}
