import { once } from "node:events";
import { createServer } from "node:http";
import { expect } from "chai";
import { aCompany } from "../../src/lib/companies/company.ts";
import { readQuery } from "../../src/lib/companies/read-query.ts";
import { makeProfile } from "../../src/lib/onboarding/extraction/make-profile.ts";
import { machineLines } from "../../src/lib/onboarding/extraction/shown-pages.ts";
import { textOf as passageText } from "../../src/lib/answers/knowledge/passage.ts";
import { toPassages } from "../../src/lib/answers/knowledge/passages.ts";
import { readFieldValue } from "../../src/lib/onboarding/field-value.ts";
import { identifyCompany } from "../../src/lib/onboarding/identify-company.ts";
import { parseChange, type ProfileChange } from "../../src/lib/profile/parse-change.ts";
import { parseQuestionText, parseText, type ParsedText } from "../../src/lib/answers/questions/question.ts";
import { googlePlaces } from "../../src/lib/providers/registries/google-places.ts";
import { norwegianRegistry } from "../../src/lib/providers/registries/norway.ts";
import { readHtml } from "../../src/lib/providers/web/read-html.ts";
import { spokenName } from "../../src/lib/transfers/telephony.ts";
import { hiddenCharacters } from "./hidden-characters.ts";
import { Spent } from "../../src/lib/platform/core/spent.ts";

const { signal } = new AbortController();

const tell = async (args: Parameters<typeof parseChange>[0]): Promise<ProfileChange> =>
  parseChange(args, { language: "en", project: { language: "en", managerPhone: undefined } });

const textOf = (reading: ParsedText): string | undefined => ("text" in reading ? reading.text : undefined);

const setField = async (...[path, said]: [path: Parameters<typeof readFieldValue>[0], said: unknown]): Promise<unknown> => {
  const read = await readFieldValue(path, said, async () => Promise.resolve(undefined));
  return read.kind === "value" ? read.value : read.kind;
};

const page = { id: "1", slug: "about", language: "en", title: "About", notes: [], content: "", state: "1" } as const;

const quoted = async (fields: object): Promise<string> =>
  (await toPassages({ ...page, ...fields }))
    .map((passage) => [passage.page.title, ...passage.headings, passageText(passage)].join("|"))
    .join("|");

/** For historical reasons, character reference 133 is an ellipsis in HTML. */
const asEntities = (text: string): string =>
  Array.from(text, (character) => (character === "\u0085" ? character : `&#${character.codePointAt(0)};`)).join("");

const facts = async (html: string) => readHtml(html, new URL("https://site.example/"));

/** A company registry, or the map, that answers with these records. */
const answering = async <Result>(body: unknown, ask: (url: string) => Promise<Result>): Promise<Result> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  try {
    return await ask(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
  } finally {
    server.close();
  }
};

const optionsOf = (url: string) => ({
  origins: () => ({ no: url, places: url }),
  apiKey: () => "key",
  timeLimitMs: 5_000,
  fetch,
  now: () => new Date(),
});

/** Every entrance for text, and what it makes of a text. `undefined` if the text must pass unchanged. */
const doors: Readonly<Record<string, (text: string) => unknown>> = {
  "update_profile first_name": async (text) => (await tell({ first_name: text })).values.first_name,
  "update_profile last_name": async (text) => (await tell({ last_name: text })).values.last_name,
  "a question": (text) => textOf(parseQuestionText(text)),
  "an answer of the team": (text) => textOf(parseText(text, 1_000)),
  "set_field summary": async (text) => setField("summary", text),
  "set_field industry in a list": async (text) => setField("industry", [text]),
  "set_field products_services": async (text) => String(await setField("products_services", [text])),
  "search_company query": (text) => {
    const reading = readQuery(text, "NO");
    return reading.kind === "query" ? reading.query.text : reading.problem;
  },
  "a name that is announced": spokenName,
  "the title of a website": async (text) => (await facts(`<title>${text}</title>`)).title,
  "a line of a website": async (text) => (await facts(`<p>${text}</p>`)).lines[0]?.text,
  "a link of a website": async (text) => (await facts(`<a href="/x">${text}</a>`)).links[0]?.text,
  "the description of a website": async (text) => (await facts(`<meta name="description" content="${text}">`)).meta.get("description"),
  "the data of a website": async (text) => {
    const page = await facts(`<script type="application/ld+json">${JSON.stringify({ "@type": "Organization", name: text })}</script>`);
    return machineLines(page).join().replace("Organization.name: ", "");
  },
  "what a model finds": (text) => makeProfile({ kind: "search", url: null }, { texts: { industry: [text, 0.5] } }).industry?.value,
  "a list that a model finds": (text) =>
    makeProfile({ kind: "search", url: null }, { lists: { products_services: [[text], 0.5] } }).products_services?.value[0],
  "a company registry": async (text) =>
    answering({ _embedded: { enheter: [{ organisasjonsnummer: "915468519", navn: text }] } }, async (url) => {
      const [company] = await norwegianRegistry(optionsOf(url)).search(
        { text: "bakery", country: "NO", language: "en" },
        signal,
        new Spent("search_company"),
      );
      return company?.name;
    }),
  "the map": async (text) =>
    answering({ places: [{ id: "ChIJ0000000000", displayName: { text } }] }, async (url) => {
      const places = googlePlaces(optionsOf(url));
      return (await places.search({ text: "bakery", country: "NO", language: "en" }, signal, new Spent("search_company")))[0]?.name;
    }),
  "what a session keeps of a company": async (text) => {
    const companies = {
      findInRegistry: async () =>
        Promise.resolve({
          kind: "found",
          company: aCompany({ name: text, country: "NO", source: "no" }),
        } as const),
      findPlace: async () => Promise.resolve({ kind: "absent" } as const),
    };
    const said = { country: "NO", registryId: "915468519", placeId: "", businessUrl: "" };
    const ports = { companies, findSelected: async () => undefined, spend: async () => new Spent("select_company") };
    const found = await identifyCompany(ports, said, { language: "en", signal });
    return found.kind === "identified" ? found.facts.name : found.kind;
  },
  "the text of a live page": async (text) => (await quoted({ title: "", content: text })).slice(1),
  "the title of a live page": async (text) => (await quoted({ title: text, content: "x" })).slice(0, -2),
  "the summary of a live page": async (text) => (await quoted({ title: "", notes: [text] })).slice(1),
  "entities of a live page": async (text) => (await quoted({ title: "", content: asEntities(text) })).slice(1),
};

describe("a door by which text comes in", () => {
  for (const [door, enter] of Object.entries(doors)) {
    it(`lets through what can be seen, and nothing else: ${door}`, async () => {
      for (const [what, [hidden, left]] of Object.entries(hiddenCharacters)) {
        expect(await enter(`${hidden}Anna${hidden}Bell Bakery${hidden}`), what).to.equal(`Anna${left}Bell Bakery`);
      }
    });

    it(`leaves words of other scripts and emoji whole: ${door}`, async () => {
      for (const text of ["می\u200Cخواهم نان", "ශ්\u200Dරී bread", "Bread 👩\u200D🍳 here"]) expect(await enter(text)).to.equal(text);
    });
  }
});

describe("update_profile", () => {
  for (const [what, [hidden]] of Object.entries(hiddenCharacters)) {
    it(`understands a phone, pronoun and language with ${what}, and stores no email with it`, async () => {
      const { values, problems } = await tell({
        phone: `${hidden}+47 22 12${hidden}34 56`,
        pronoun: `she${hidden}`,
        language: `${hidden}Norwegian${hidden}`,
        contact_email: `anna${hidden}bell@example.com`,
      });
      expect(values).to.deep.equal({ phone: "+4722123456", pronoun: "she_her", language: "nb" });
      expect(problems).to.deep.equal(["emailNotUnderstood"]);
    });
  }
});
