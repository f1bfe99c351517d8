import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { operatorFacts, operatorMessages } from "../../src/lib/platform/core/operator-log.ts";
import { runtime, schedules } from "../../src/lib/platform/config/runtime.ts";

const root = resolve(import.meta.dirname, "../../..");

const read = <Content>(folder: string, schema: z.ZodType<Content>): ReadonlyMap<string, Content> =>
  new Map(
    globSync(`ops/${folder}/*.json`, { cwd: root }).map((file) => [
      basename(file, ".json"),
      schema.parse(JSON.parse(readFileSync(join(root, file), "utf8"))),
    ]),
  );

/** https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics (the fields that are used). */
const LogMetric = z.strictObject({
  name: z.string().regex(/^[\w.,+!*'()%/-]{1,100}$/),
  description: z.string().max(8000),
  filter: z.string().max(20_000),
  metricDescriptor: z.strictObject({
    metricKind: z.literal("DELTA"),
    valueType: z.literal("INT64"),
    unit: z.literal("1"),
    labels: z
      .array(z.strictObject({ key: z.string().regex(/^[a-z]\w{0,99}$/), valueType: z.literal("STRING"), description: z.string() }))
      .max(10),
  }),
  labelExtractors: z.record(
    z.string(),
    z.string().regex(/^EXTRACT\((?:jsonPayload\.\w+|httpRequest\.status|resource\.labels\.service_name)\)$/),
  ),
});

/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies (the fields that are used). */
const Seconds = z.string().regex(/^\d+s$/);
const Trigger = z.strictObject({ count: z.int().positive() });
const Aggregation = z.strictObject({
  // A multiple of a minute.
  alignmentPeriod: Seconds.refine((period) => Number.parseInt(period, 10) >= 60 && Number.parseInt(period, 10) % 60 === 0),
  perSeriesAligner: z.literal("ALIGN_DELTA"),
  crossSeriesReducer: z.literal("REDUCE_SUM"),
  groupByFields: z.optional(z.array(z.string().regex(/^metric\.label\.\w+$/))),
});
const Watched = { filter: z.string().max(2048), aggregations: z.tuple([Aggregation]), trigger: Trigger };
const Threshold = z.strictObject({
  displayName: z.string(),
  conditionThreshold: z.strictObject({
    ...Watched,
    // With these, the threshold is for a share of them.
    denominatorFilter: z.optional(z.string().max(2048)),
    denominatorAggregations: z.optional(z.tuple([Aggregation])),
    comparison: z.literal("COMPARISON_GT"),
    thresholdValue: z.number(),
    duration: Seconds,
  }),
});
const Absence = z.strictObject({
  displayName: z.string(),
  // At least two minutes, at most 23.5 hours.
  conditionAbsent: z.strictObject({
    ...Watched,
    duration: Seconds.refine((duration) => Number.parseInt(duration, 10) >= 120 && Number.parseInt(duration, 10) <= 84_600),
  }),
});
const AlertPolicy = z.strictObject({
  displayName: z.string().max(512),
  documentation: z.strictObject({ content: z.string().max(8192), mimeType: z.literal("text/markdown") }),
  severity: z.enum(["CRITICAL", "ERROR", "WARNING"]),
  combiner: z.literal("OR"),
  conditions: z.tuple([z.union([Threshold, Absence])]),
  // From 30 minutes to 7 days.
  alertStrategy: z.strictObject({ autoClose: Seconds.refine((close) => Number.parseInt(close, 10) >= 1800) }),
  enabled: z.literal(true),
});

const metrics = read("metrics", LogMetric);
const policies = read("alerts", AlertPolicy);

const written = new Set<string>([
  "message",
  "severity",
  "request_id",
  "function",
  "project",
  "tool",
  "transfer",
  "outcome",
  ...operatorFacts,
]);
const messages = new Set<string>(operatorMessages);
const functions = new Set([...Object.keys(runtime), ...Object.keys(schedules)]);

const valuesOf = (filter: string, field: string): readonly string[] =>
  [...filter.matchAll(new RegExp(`jsonPayload\\.${field}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

const watchedBy = ({ conditions: [condition] }: z.infer<typeof AlertPolicy>) =>
  "conditionThreshold" in condition ? condition.conditionThreshold : condition.conditionAbsent;

const filterForm =
  /^resource\.type="cloud_run_revision" AND metric\.type="logging\.googleapis\.com\/user\/(?<metric>[^"]+)"(?: AND (?<label>metric\.label\.\w+)!?="\w+")*$/;

/** The metric in a policy's filter: a prefix and the metric's own name, and perhaps the value of a label. */
const metricOf = (filter: string): string => filterForm.exec(filter)?.groups?.["metric"] ?? filter;

describe("the metrics of ops/metrics", () => {
  for (const [file, { name, filter, labelExtractors, metricDescriptor }] of metrics) {
    it(`${file} counts lines that the code writes`, () => {
      expect(name).to.equal(file);
      const fields = [...`${filter} ${Object.values(labelExtractors).join(" ")}`.matchAll(/jsonPayload\.(\w+)/g)].map(
        ([, field = ""]) => field,
      );
      // What Cloud Run answers by itself is in its own log only.
      expect(fields.includes("message")).to.equal(!filter.includes("httpRequest.status"));
      expect(fields.filter((field) => !written.has(field))).to.deep.equal([]);
      expect(valuesOf(filter, "message").filter((message) => !messages.has(message))).to.deep.equal([]);
      expect(valuesOf(filter, "function").filter((one) => !functions.has(one))).to.deep.equal([]);
      expect(metricDescriptor.labels.map(({ key }) => key)).to.have.members(Object.keys(labelExtractors));
    });
  }
});

describe("the alerts of ops/alerts", () => {
  it("watch every metric, and no other", () => {
    const watched = [...policies.values()].map((policy) => metricOf(watchedBy(policy).filter));
    expect(watched.toSorted()).to.deep.equal([...metrics.keys()].toSorted());
  });

  it("make groups by labels that their metrics have", () => {
    for (const policy of policies.values()) {
      const { filter, aggregations } = watchedBy(policy);
      const selected = filterForm.exec(filter)?.groups?.["label"];
      const labels = metrics.get(metricOf(filter))?.metricDescriptor.labels.map(({ key }) => `metric.label.${key}`) ?? [];
      expect(labels).to.include.members(aggregations[0].groupByFields ?? []);
      if (selected !== undefined) expect(labels).to.include(selected);
    }
  });

  it("stay open while nothing comes, if it is nothing that they tell", () => {
    for (const { conditions, alertStrategy } of policies.values())
      expect(alertStrategy.autoClose).to.equal("conditionAbsent" in conditions[0] ? "604800s" : "3600s");
  });

  it("count every question that no model has judged as lost", () => {
    const verdicts = ["answered", "not_answered", "no_question"].map((verdict) => `metric.label.outcome!="${verdict}"`);
    expect(policies.get("lost-questions")?.conditions[0])
      .to.have.nested.property("conditionThreshold.filter")
      .that.contains(verdicts.join(" AND "));
  });

  it("are changed in a way that leaves them their channel", () => {
    const text = readFileSync(join(root, "docs/operations.md"), "utf8");
    const updates = text.split("\n").filter((line) => line.includes("gcloud monitoring policies update"));
    expect(updates).not.to.deep.equal([]);
    expect(updates.filter((line) => !line.includes("--set-notification-channels"))).to.deep.equal([]);
  });

  it("compare a share with all of the same metric, over the same time", () => {
    for (const policy of policies.values()) {
      const [condition] = policy.conditions;
      if (!("conditionThreshold" in condition)) continue;
      const watched = condition.conditionThreshold;
      if (watched.denominatorFilter === undefined) continue;
      expect(watched.denominatorFilter).to.equal(watched.filter.replace(/(?: AND metric\.label\.\w+!?="\w+")+$/, ""));
      expect(watched.denominatorAggregations).to.deep.equal(watched.aggregations);
      expect(watched.thresholdValue).to.be.within(0, 1);
    }
  });

  it("are explained in docs/operations.md, each once", () => {
    const text = readFileSync(join(root, "docs/operations.md"), "utf8");
    const explained = [...text.matchAll(/^\| `([a-z-]+)` \| /gm)].map(([, name]) => name);
    expect(explained.toSorted()).to.deep.equal([...policies.keys()].toSorted());
  });
});
