import type { Translation } from "../../i18n/catalogue";
import { sl } from "./compareTexts.sl";

const en = {
  title: "Comparison",
  subtitle: "Before a measure and after it, or two locations side by side",
  toTraffic: "To traffic",
  before: "Before",
  after: "After",
  beforeLabel: "Compared with",
  afterLabel: "We compare",
  location: "Location",
  againstLabel: "Period",
  stays: "Times between moves",
  noStay: "none of them",
  ofDevice: "{name}, device {guid}",
  previous: "previous period",
  lastYear: "same week last year",
  same: "same period",
  custom: "custom",
  swap: "Swap the sides",

  v85: "V85",
  averageSpeed: "Average speed",
  percentageOverLimit: "Share over the limit",
  vehiclesPerHour: "Vehicles per hour",
  totalVehicles: "All vehicles",
  sampleSize: "Vehicles with a speed",
  v50: "V50",
  v30: "V30",
  maxSpeed: "Highest speed",
  standardDeviation: "Standard deviation",
  completeness: "Completeness of data",
  points: "pp",

  verdicts: "What has changed",
  verdictsOfPlaces: "{after} compared with: {before}",
  interval: "95 % interval {from} to {to}",
  NO_CHANGE: "{figure}: the difference is no larger than chance ({interval}).",
  TOO_FEW: "{figure}: too few vehicles to judge a difference.",
  v85HIGHER: "V85 has risen by {size} km/h ({interval}): more than chance.",
  v85LOWER: "V85 has fallen by {size} km/h ({interval}): more than chance.",
  averageSpeedHIGHER: "The average speed has risen by {size} km/h ({interval}): more than chance.",
  averageSpeedLOWER: "The average speed has fallen by {size} km/h ({interval}): more than chance.",
  percentageOverLimitHIGHER:
    "The share over the limit has risen by {size} percentage points ({interval}): more than chance.",
  percentageOverLimitLOWER:
    "The share over the limit has fallen by {size} percentage points ({interval}): more than chance.",
  vehiclesPerHourHIGHER: "Vehicles per hour have grown by {size} ({interval}): more than chance.",
  vehiclesPerHourLOWER: "Vehicles per hour have fallen by {size} ({interval}): more than chance.",
  v85HIGHERAt: "V85 is {size} km/h higher ({interval}): more than chance.",
  v85LOWERAt: "V85 is {size} km/h lower ({interval}): more than chance.",
  averageSpeedHIGHERAt: "The average speed is {size} km/h higher ({interval}): more than chance.",
  averageSpeedLOWERAt: "The average speed is {size} km/h lower ({interval}): more than chance.",
  percentageOverLimitHIGHERAt:
    "The share over the limit is {size} percentage points higher ({interval}): more than chance.",
  percentageOverLimitLOWERAt:
    "The share over the limit is {size} percentage points lower ({interval}): more than chance.",
  vehiclesPerHourHIGHERAt: "There are {size} more vehicles per hour ({interval}): more than chance.",
  vehiclesPerHourLOWERAt: "There are {size} fewer vehicles per hour ({interval}): more than chance.",

  tableLabel: "Figures of both sides",
  figure: "Figure",
  change: "Change",
  intervalColumn: "95 % interval",
  verdictColumn: "Verdict",
  wordHIGHER: "higher",
  wordLOWER: "lower",
  wordNO_CHANGE: "chance",
  wordTOO_FEW: "too few vehicles",

  noteCompleteness:
    "The completeness of data differs by more than 10 percentage points (before {before}, after {now}): comparing counts is less reliable.",
  noteDays:
    "The periods have different shares of weekends (before {before}, after {now}): traffic may differ for that reason alone.",
  noteHours: "The periods don't cover the same hours of the day: traffic may differ for that reason alone.",
  noteLimits:
    "The speed limits differ ({before} and {now} km/h): each side's share over the limit is held against its own.",
  noteLimitBefore:
    "The speed limit changed in the period before ({limits}): the share over it holds each vehicle against the limit of its time.",
  noteLimitNow:
    "The speed limit changed in the period after ({limits}): the share over it holds each vehicle against the limit of its time.",
  noteOverlap: "The periods overlap: the same traffic counts on both sides.",
  noSpeeds: "One of the devices measures no speeds, so counts alone are compared.",

  method: "How this is worked out",
  methodDifference:
    "The difference is the value after minus the value before. Vehicles per hour are the mean of covered hours, so that hours without data make nothing smaller.",
  methodInterval:
    "The 95 % interval says where the difference would most likely lie if we measured longer. Vehicles of one day (in short periods of one hour) are alike, so the uncertainty is taken from how days or hours differ, not from single vehicles.",
  methodVerdict:
    "“More than chance” means that chance alone would make such a difference in fewer than 5 % of cases. It does not say what caused it: weather, holidays or a closed road may do the same as a measure.",
  methodSample:
    "With fewer than 100 vehicles with a speed on either side, speeds are not judged. V85 is the lowest whole speed that 85 % of the vehicles don't exceed, of all vehicles of the period together.",

  distribution: "Distribution of speeds",
  distributionUnit: "share of vehicles at each km/h",
  cumulative: "How many vehicles drive at most so fast",
  cumulativeUnit: "share of vehicles that don't exceed a speed",
  byHour: "Vehicles by hour of the day",

  loadFailed: "There was an error while loading the data",
  loadFailedText: "The portal can't show the data at the moment. Try again in a moment.",
  missingTitle: "This location is not among yours",
  missingText: "The device does not exist or is not in your group. Choose another.",
  peopleTitle: "A counter of pedestrians and cyclists can't be compared here",
  peopleText: "The comparison is about vehicles. Choose a location that counts or measures vehicles.",
  emptyTitle: "No locations to compare",
  emptyText: "Your group has no devices that count or measure traffic.",
  nothingTitle: "There are no data in either period",
  nothingText: "No measurements are available for these periods. Choose other periods.",
} as const satisfies Translation<typeof sl>;

export const compareTexts = { en, sl };
