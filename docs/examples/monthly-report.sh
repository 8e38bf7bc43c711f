#!/usr/bin/env bash
# Fetches a month's report of every device as PDF, and its results by day as CSV. For cron, on the second day of a month:
#
#   30 4 2 * *  OBCESTJE=https://portal.example KEY_FILE=/etc/obcestje/key /opt/obcestje/monthly-report.sh /srv/reports
#
# Writes <folder>/2026-06/device-<id>.pdf and .csv, or nothing in a file's place where it failed. Files that are there
# already stay as they are, so after a failure simply run it again. Ends with 1, and says what is missing, where a file
# could not be had: cron then sends that by mail.
#
# MONTH=2026-06 asks for another month than the last one, ZONE for another zone than Europe/Ljubljana (whose midnights
# begin and end the month), FILES for other files. Needs bash, curl and GNU date.
set -euo pipefail

folder=${1:?the folder for the reports}
: "${OBCESTJE:?the address of the portal}" "${KEY_FILE:?a file with a full key of the group}"
ZONE=${ZONE:-Europe/Ljubljana}
FILES=${FILES:-pdf csv}

# The first days of both months at midnight, by the clocks of the zone: a month with a clock change has an hour more or less.
midnight() { TZ=$ZONE date --date="$1" +%s; }
MONTH=${MONTH:-$(TZ=$ZONE date --date="$(TZ=$ZONE date +%Y-%m-15) -1 month" +%Y-%m)}
from=$(midnight "$MONTH-01")
to=$(midnight "$MONTH-01 +1 month")

# Waits and tries again where that makes sense: lost connections, 429 and 5xx, with the pause that Retry-After asks for.
# The key comes by a pipe, as everybody on a machine sees a command's arguments.
ask() {
  curl --silent --show-error --fail-with-body --retry 5 --retry-connrefused --max-time 300 \
    --config <(printf 'header = "authorization: ApiKey %s"\n' "$(head -n 1 "$KEY_FILE")") "$@"
}

# fetch FILE PATH: under another name until it is whole.
fetch() {
  [[ -e $1 ]] && return
  if ask --output "$1.part" "$OBCESTJE/$2"; then
    mv "$1.part" "$1"
  else
    echo "$1 failed: $(head -c 500 "$1.part" 2>/dev/null)" >&2
    rm -f "$1.part"
    return 1
  fi
}

mkdir -p "$folder/$MONTH"
answer=$(ask --get "$OBCESTJE/graphql" --data-urlencode 'query={ clients { id } }' || true)
ids=$(grep -o '"id":"[^"]*"' <<<"$answer" | cut -d '"' -f 4 || true)
[[ $ids ]] || { echo "no devices: $answer" >&2; exit 1; }
missing=0
for id in $ids; do
  period="clientId=$id&startTimestamp=$from&endTimestamp=$to"
  for type in $FILES; do
    case $type in
      pdf) path="pdf/report?$period" ;;
      csv) path="export/results.csv?$period" ;;
      xlsx) path="export/report.xlsx?$period" ;;
      *) echo "FILES: pdf, csv or xlsx, not $type" >&2; exit 2 ;;
    esac
    fetch "$folder/$MONTH/device-$id.$type" "$path" || missing=$((missing + 1))
  done
done
if ((missing > 0)); then
  echo "$missing of the files for $MONTH are missing" >&2
  exit 1
fi
