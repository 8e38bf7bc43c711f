import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { stepsOf } from "./systemd/guide.js";
import { Machine } from "./systemd/machine.js";

const REPOSITORY = `file://${fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "")}`;
const DATABASE_URL = "postgres://obcestje@localhost/obcestje?host=/var/run/postgresql";
const ADMIN = { email: "admin@example.si", password: "admin-under-systemd" };
const UNITS = ["platform@4001", "platform@4011", "gateway@4000", "gateway@4010", "renderer"].map(
  (unit) => `obcestje-${unit}`,
);
const INSTALLING_MS = 600_000;

const missing = await Machine.missing();
if (missing) process.stderr.write(`\nThe units under systemd are SKIPPED. ${missing}\n\n`);
const runs = missing ? describe.skip : describe;

runs("the units under systemd, by the steps of docs/operation.md", () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await Machine.boot();
  }, 60_000);
  afterAll(() => machine?.stop(), 60_000);

  /** @returns its output, without the last line's end */
  async function does(script: string): Promise<string> {
    const { code, output } = await machine.run(script);
    if (code !== 0) throw new Error(`${script}\n${output}`);
    return output.trim();
  }
  const active = () => machine.run(`systemctl is-active ${UNITS.join(" ")}`);
  const allActive = { code: 0, output: "active\n".repeat(UNITS.length) };
  const journalOf = (unit: string) => does(`journalctl --no-pager --output=cat --unit=${unit}`);

  it(
    "are installed",
    async () => {
      for (const heading of ["Install", "PostgreSQL", "Settings and secrets"])
        await does(stepsOf(heading, REPOSITORY));
      await does(`cd /etc/obcestje
        secret() { sed -i "s#^$1=CHANGE#$1=$2#" *.env; }
        secret DATABASE_URL '${DATABASE_URL}'
        secret RENDERER_SECRET $(openssl rand -hex 32)
        secret SERVICE_KEY $(openssl rand -hex 32)
        secret BOOTSTRAP_ADMIN_PASSWORD ${ADMIN.password}
        certificate=/etc/letsencrypt/live/portal.example.si
        mkdir -p $certificate
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=portal.example.si \\
          -keyout $certificate/privkey.pem -out $certificate/fullchain.pem`);
      expect(await does("grep -c '=CHANGE' /etc/obcestje/*.env || true")).not.toMatch(/:[1-9]/);
      await does(stepsOf("nginx and TLS", REPOSITORY));
      await does(stepsOf("Start", REPOSITORY));
      expect(await active()).toEqual(allActive);
      expect(await does("systemd-analyze verify /etc/systemd/system/obcestje*.{service,timer,target}")).toBe(
        "",
      );
    },
    INSTALLING_MS,
  );

  it("say at once what is wrong with a setting, and come back once it is right", async () => {
    const wrong = await machine.run(`cd /etc/obcestje && cp platform.env /root/right.env
      sed -i 's#^DATABASE_URL=.*#DATABASE_URL=mysql://localhost#' platform.env
      timeout 30 systemctl restart obcestje-platform@4011`);
    expect(wrong.code).toBe(1);
    expect(await journalOf("obcestje-platform@4011")).toContain(
      "must begin with postgres:// or postgresql://",
    );
    await does("cp /root/right.env /etc/obcestje/platform.env && systemctl restart obcestje-platform@4011");
    expect(await active()).toEqual(allActive);
  }, 60_000);

  it("take a batch from a device, and print its report, within their walls", async () => {
    const signIn = `mutation { signIn(input: { email: \\"${ADMIN.email}\\", password: \\"${ADMIN.password}\\" }) { sessionId } }`;
    const said = await does(`now=$(date +%s); from=$((now - 7200))
      asked() { curl -fsSk --resolve portal.example.si:443:127.0.0.1 --resolve devices.example.si:443:127.0.0.1 "$@"; }
      part() { node -pe "JSON.parse(require('fs').readFileSync(0))$1"; }
      json='content-type: application/json'
      session=$(asked https://portal.example.si/graphql -H "$json" -d '{"query":"${signIn}"}' | part .data.signIn.sessionId)
      client=$(curl -fsS 127.0.0.1:4001/client -H "x-session-id: $session" -H "$json" -d '{"metaData":{"locationName":"Čez most"}}')
      asked https://devices.example.si/device/measurements -H "$json" -H "authorization: ApiKey $(part .apiKey <<< "$client")" \\
        -d "{\\"batchId\\":\\"1\\",\\"from\\":$from,\\"to\\":$now,\\"readings\\":[{\\"timestamp\\":$((from + 9)),\\"speed\\":55}]}"
      period="startTimestamp=$((now - 86400))&endTimestamp=$now"
      asked "https://portal.example.si/pdf/report?clientId=$(part .id <<< "$client")&$period" -H "x-session-id: $session" -o /root/report.pdf
      head -c 5 /root/report.pdf`);
    expect(said).toBe('{"accepted":1,"duplicate":0,"refused":[]}%PDF-');
  }, 60_000);

  it("come back by themselves after kill -9", async () => {
    await does(`for unit in ${UNITS.join(" ")}; do
        killed=$(systemctl show --property=MainPID --value $unit)
        systemctl kill --signal=KILL $unit
        until [ "$(systemctl show --property=MainPID --value $unit)" != "$killed" ] && systemctl is-active --quiet $unit; do sleep 0.2; done
      done`);
    expect(await active()).toEqual(allActive);
  }, 60_000);

  it("are backed up, and the backup is good", async () => {
    await does("systemctl start obcestje-backup");
    const drill = await does(stepsOf("Backups", REPOSITORY, "drill"));
    // One device.
    expect(drill).toMatch(/^ +1 \| 20/m);
  }, 60_000);

  it(
    "are upgraded, one after the other",
    async () => {
      // A diff that finds differences fails.
      await does(`set +e\n${stepsOf("Upgrade", REPOSITORY, "releases/2")}`);
      expect(await active()).toEqual(allActive);
      const running = await does(
        "readlink -f /opt/obcestje; systemctl show --property=WorkingDirectory --value obcestje-renderer",
      );
      expect(running).toBe("/opt/obcestje-releases/2\n/opt/obcestje");
      expect(await does("systemctl --failed --no-legend")).toBe("");
    },
    INSTALLING_MS,
  );

  it("are gone without a trace", async () => {
    await does(stepsOf("Removing it", REPOSITORY));
    expect(
      await does("ls -d /opt/obcestje* /etc/obcestje* /etc/systemd/system/obcestje* 2> /dev/null || true"),
    ).toBe("");
    expect(await does("pgrep -u obcestje || true")).toBe("");
  }, 60_000);
});
