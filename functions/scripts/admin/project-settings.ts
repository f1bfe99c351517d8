import { type Command, Option } from "commander";
import { planNames } from "../../src/lib/projects/plans.ts";
import { speechSensitivities, visitorPolicies } from "../../src/lib/projects/project.ts";
import { addressPatterns, publishers } from "../../src/lib/projects/site/public-site.ts";
import { placements } from "../../src/lib/projects/site/slug.ts";
import { voices } from "../../src/lib/projects/voices.ts";
import { listedModels } from "../../src/lib/providers/voice/gemini-setup.ts";

const onOff = ["on", "off"];

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** The settings that an operator may change: `ProjectOptions`. */
export const addSettings = (verb: Command): Command =>
  addSiteSettings(addAgentSettings(verb))
    .option("--name <name>", "name of the business")
    .addOption(new Option("--plan <plan>", "plan").choices([...planNames]))
    .option("--default-language <tag>", "BCP 47 tag of the site's main language")
    .addOption(new Option("--voice-module <switch>", "the live voice agent").choices(onOff))
    .addOption(new Option("--onboarding-module <switch>", "onboarding of the business by the voice agent").choices(onOff))
    .addOption(new Option("--transfers <switch>", "calls of visitors to the manager; on unless switched off").choices(onOff))
    .option("--manager-phone <number>", "number for calls to a person, in international form; empty for none")
    .option("--manager-hours <hours>", 'when it may ring: "mon-fri 09:00-17:00, sat 10:00-14:00", "never", or "always"')
    .option("--time-zone <zone>", "of the hours, and of the agent's date and time, such as Europe/Oslo; empty for UTC")
    .addOption(new Option("--visitors <who>", "who may talk to the voice agent").choices([...visitorPolicies]))
    .addOption(
      new Option("--visitor-transfers <switch>", "calls of anonymous visitors to the manager; off unless switched on").choices(onOff),
    )
    .option("--sessions-per-day <number>", "voice sessions per person and day, instead of the plan's; \"plan\" for the plan's")
    .option(
      "--limit-per-person <limit=number>",
      'another limit of a person, such as ask_model=50; "=plan" for the plan\'s. Repeatable',
      collect,
    )
    .option("--limit-per-project <limit=number>", "the same for the whole project. Repeatable", collect);

const addAgentSettings = (verb: Command): Command =>
  verb
    .option("--greeting <text>", "what the voice agent says first")
    .addOption(new Option("--voice <name>", "voice of the agent").choices([...voices]))
    .option("--instructions <text>", "how the voice agent should behave")
    .addOption(new Option("--model <name>", "model of the voice agent; empty for that of the deployment").choices([...listedModels, ""]))
    .addOption(new Option("--unlisted-model <name>", "a model that this version does not know yet; use with care").conflicts("model"))
    .option("--end-of-speech-ms <number>", 'how long a silence ends what a visitor says; "auto" for the service\'s choice')
    .addOption(
      new Option("--speech-sensitivity <level>", "how readily sound is taken for speech").choices([...speechSensitivities, "auto"]),
    )
    .option("--vocabulary <names>", "names that visitors say, separated by commas; empty for none")
    .option("--origins <origins>", "origins of the pages that may use the agent, separated by commas; empty for any");

const addSiteSettings = (verb: Command): Command =>
  verb
    .addOption(new Option("--placement <placement>", "where the voice agent appears on the site").choices([...placements]))
    .option("--agent-slug <slug>", "slug of the voice agent's own page, for destination_page; empty for none")
    .addOption(new Option("--public-pages <switch>", "whether anyone may read the live pages; off unless switched on").choices(onOff))
    .addOption(new Option("--address-pattern <pattern>", "where pages are on the site").choices([...addressPatterns]))
    .option("--home-slug <slug>", "slug of the home page; empty for none")
    .option("--menu <slugs>", "slugs of the menu's pages, separated by commas; empty for none")
    .option("--accent <colour>", "colour of the site, such as #0a6a5c; empty for none")
    .option("--site-url <url>", "where the site is, if another program shows it; empty for none")
    .addOption(new Option("--publishers <who>", "who may publish and unpublish pages").choices([...publishers]));
