/**
 * A report page that tries every way out of its browser at once: each with an address of its own, whose path begins with the
 * way's name. It says that it is ready once all have been tried.
 * @param port of the place it tries to reach, on this machine @param portalPort its own
 */
export function hostilePage(port: number, portalPort: number): string {
  const away = `http://127.0.0.1:${port}`;
  return `${headOf(away, port)}${markupOf(away, port)}<script>${scriptOf(away, port, portalPort)}</script>`;
}

function headOf(away: string, port: number): string {
  return `
    <link rel="stylesheet" href="${away}/stylesheet.css">
    <link rel="icon" href="${away}/icon.svg">
    <link rel="manifest" href="${away}/manifest.json" crossorigin>
    <link rel="prefetch" href="${away}/prefetch.js">
    <link rel="preload" as="image" href="${away}/preload.svg">
    <link rel="modulepreload" href="${away}/modulepreload.js">
    <link rel="preconnect" href="http://127.0.0.2:${port}">
    <link rel="dns-prefetch" href="//secret.example.test">
    <style>
      @import url("${away}/css-import.css");
      @font-face { font-family: Away; src: url("${away}/font-face.woff2"); }
      p { font-family: Away; background: url("${away}/css-background.svg"); }
      li { list-style-image: url("${away}/css-list.svg"); }
      i { mask-image: url("${away}/css-mask.svg#m"); cursor: url("${away}/css-cursor.svg"), auto; }
      @media print { b { background-image: image-set(url("${away}/css-image-set.svg") 1x); } }
    </style>
    <script type="speculationrules">{"prefetch": [{"source": "list", "urls": ["${away}/speculation"]}]}</script>`;
}

function markupOf(away: string, port: number): string {
  return `
    <p>text</p><ul><li>item</li></ul><i>masked</i><b>bold</b>
    <img src="${away}/img.svg">
    <picture><source srcset="${away}/picture.svg 1x"><img srcset="${away}/srcset.svg 2x"></picture>
    <img src="http://localhost:${port}/by-name.svg">
    <img src="http://0.0.0.0:${port}/any-address.svg">
    <img src="http://[::1]:${port}/loopback-six.svg">
    <img src="http://2130706433:${port}/decimal.svg">
    <img src="http://127.1:${port}/short.svg">
    <img src="http://name.localhost:${port}/subdomain.svg">
    <img src="/redirected/portal-redirect.svg">
    <iframe src="${away}/iframe"></iframe>
    <iframe src="/redirected/frame-redirect"></iframe>
    <iframe srcdoc="<meta http-equiv=refresh content='0; url=${away}/meta-refresh'>"></iframe>
    <iframe srcdoc="<script>location = '${away}/location'</script>"></iframe>
    <iframe srcdoc="<form action='${away}/form' method=post></form><script>document.forms[0].submit()</script>"></iframe>
    <iframe src="data:text/html,<script>fetch('${away}/data-frame', { mode: 'no-cors' })</script>"></iframe>
    <iframe sandbox="allow-scripts" srcdoc="<img src='${away}/sandboxed.svg'>"></iframe>
    <iframe src="file:///etc/passwd"></iframe>
    <iframe src="chrome://version"></iframe>
    <iframe src="/violation"></iframe>
    <object data="${away}/object"></object>
    <embed src="${away}/embed">
    <video src="${away}/video.mp4" poster="${away}/poster.svg" preload="auto"></video>
    <audio src="${away}/audio.mp3" preload="auto"></audio>
    <video preload="auto" crossorigin><track default src="${away}/track.vtt"></video>
    <svg><image href="${away}/svg-image.svg"/><use href="/redirected/svg-use.svg#a"/></svg>
    <input type="image" src="${away}/input-image.svg">
    <table background="${away}/table-background.svg"><tr><td>cell</td></tr></table>
    <script src="${away}/script.js"></script>
    <script type="module" src="${away}/module.js"></script>
    <a id="ping" href="#" ping="${away}/ping">ping</a>`;
}

function scriptOf(away: string, port: number, portalPort: number): string {
  return `
    const tried = [];
    const ended = (thing, ...names) => tried.push(new Promise((end) => names.forEach((name) => { thing["on" + name] = end; })));
    tried.push(fetch("${away}/fetch").catch(() => 0));
    tried.push(fetch("${away}/keepalive", { keepalive: true, method: "POST", body: "x" }).catch(() => 0));
    tried.push(fetch("/redirected/fetch-redirect").catch(() => 0));
    tried.push(import("${away}/dynamic-import.js").catch(() => 0));
    const xhr = new XMLHttpRequest();
    ended(xhr, "loadend");
    xhr.open("GET", "${away}/xhr");
    xhr.send();
    navigator.sendBeacon("${away}/beacon", "x");
    const events = new EventSource("${away}/event-source.stream");
    ended(events, "error");
    const socket = new WebSocket("ws://127.0.0.1:${port}/websocket");
    ended(socket, "error");
    try {
      const transport = new WebTransport("https://127.0.0.1:${port}/webtransport");
      transport.ready.catch(() => 0);
      tried.push(Promise.race([transport.closed.catch(() => 0), new Promise((end) => setTimeout(end, 1500))]));
    } catch {}
    const worker = new Worker("/worker.js");
    ended(worker, "message", "error");
    const shared = new SharedWorker("/shared.js");
    tried.push(new Promise((end) => { shared.port.onmessage = end; shared.onerror = end; }));
    tried.push(navigator.serviceWorker.register("/service.js").then(() => navigator.serviceWorker.ready).catch(() => 0));
    const blob = URL.createObjectURL(new Blob(["fetch('${away}/blob-worker', { mode: 'no-cors' }).catch(() => 0).then(() => postMessage(0))"]));
    ended(new Worker(blob), "message", "error");
    const peer = new RTCPeerConnection({ iceServers: [
      { urls: "stun:127.0.0.1:${port}" },
      { urls: "turn:127.0.0.1:${port}?transport=tcp", username: "u", credential: "c" },
    ] });
    peer.createDataChannel("out");
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    tried.push(new Promise((end) => {
      peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && end();
      setTimeout(end, 1500);
    }));
    document.getElementById("ping").click();
    open("${away}/window");
    new Image().src = "http://127.0.0.1:${port}/own-host-other-port?portal=${portalPort}";
    const pixel = new Image();
    ended(pixel, "load", "error");
    pixel.src = "${away}/script-image.svg";
    try { new Audio("${away}/script-audio.mp3").load(); } catch {}
    const paint = CSS.paintWorklet ? CSS.paintWorklet.addModule("${away}/worklet.js") : Promise.reject();
    tried.push(paint.catch(() => 0));
    // What tells nobody how it ended gets a moment.
    tried.push(new Promise((end) => setTimeout(end, 1000)));
    Promise.all(tried).then(() => { document.documentElement.dataset.reportReady = "true"; });`;
}
