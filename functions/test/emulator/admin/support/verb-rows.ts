import { aFile } from "../../../support/operator.ts";
import { hostRows } from "./host-rows.ts";
import type { OperatedProject } from "./operated-project.ts";
import { siteVerbRows } from "./site-verb-rows.ts";
import { noProject, type VerbRow } from "./verb-row.ts";

/** A row for every verb: the test takes the verbs from the program itself, and fails for one without a row. */
export const verbRows: Readonly<Record<string, (project: OperatedProject) => VerbRow>> = {
  ...siteVerbRows,
  ...hostRows,
  plan: () => ({ words: [], writes: false, refused: [] }),

  "project list": () => ({ words: [], writes: false, refused: [] }),
  "project show": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "project create": ({ id, unused }) => ({
    words: [unused, "--name", "Bakery"],
    writes: "once",
    refused: [
      [["a/b"], "cannot be an id"],
      [[id, "--name", "Other"], `project set ${id}`],
      [[unused, "--manager-hours", "9 to 5"], "are no hours"],
    ],
  }),
  "project set": ({ id }) => ({
    words: [
      ...[
        id,
        "--unlisted-model",
        "gemini-next",
        "--end-of-speech-ms",
        "700",
        "--speech-sensitivity",
        "low",
        "--vocabulary",
        "Wolenwikke, Ørsta",
      ],
      ...["--manager-phone", "+47 21 98 58 00", "--manager-hours", "mon-fri 09:00-17:00", "--time-zone", "Europe/Oslo"],
      ...["--limit-per-person", "ask_model=5", "--limit-per-project", "ask_model=50", "--limit-per-person", "messages=1"],
      ...["--visitors", "anyone", "--visitor-transfers", "on"],
    ],
    writes: "once",
    refused: [
      noProject("--plan", "pro"),
      [[id, "--time-zone", "Oslo"], "time_zone must be a time zone"],
      [[id, "--end-of-speech-ms", "5"], "live_agent.end_of_speech_ms must be at least 200"],
      [[id, "--model", "gemini-3.8-life"], "Allowed choices are gemini-3.8-live, gemini-3.8-live-extended-thinking"],
      [[id, "--unlisted-model", "Gemini 3"], "live_agent.model must be the name of a model"],
      [[id, "--limit-per-person", "asks=5"], '"asks=5" is no limit'],
      [[id, "--limit-per-project", "ask_model=-1"], '"ask_model=-1" is no limit'],
      [[id, "--visitors", "all"], "Allowed choices are members, anyone"],
    ],
  }),
  "project report": ({ id, files }) => ({
    words: [id, "--weeks", "4"],
    writes: false,
    refused: [
      noProject(),
      [[id, "--weeks", "58"], "--weeks must be a whole number"],
      [[id, "--until", "today"], "--until must be a day"],
      [[id, "--csv", files.template], "already exists"],
    ],
  }),
  "project export": ({ id, files }) => ({
    words: [id, files.export],
    writes: "gone",
    refused: [noProject(files.export), [[id, files.template], "already exists"], [[id, "/no/such/folder/a.jsonl"], "cannot be written"]],
  }),
  "project delete": ({ id }) => ({ words: [id], writes: "gone", refused: [noProject(), [["a/b"], "cannot be an id"]] }),

  "user provision": ({ ada, unused }) => ({
    words: [`${unused}@people.example`, "--create-identity"],
    writes: "once",
    refused: [
      [[`${unused}@people.example`], "--create-identity"],
      [[ada.email, "--language", "Klingon"], "is not a language"],
      [[`${unused}@people.example`, "--create-identity", "--password-stdin"], "no password"],
    ],
  }),
  "user disable": ({ ada }) => ({ words: [ada.email], writes: "once", refused: [[["nobody"], "Nobody can sign in as nobody"]] }),
  "user export": ({ ada }) => ({ words: [ada.email], writes: false, refused: [[["no@body.example"], "Nobody can sign in"]] }),
  "user delete": ({ ada }) => ({ words: [ada.uid], writes: "once", refused: [[["no@body.example"], "Nobody can sign in"]] }),

  "member set": ({ id, ada }) => ({
    words: [id, ada.email, "admin"],
    writes: "once",
    refused: [noProject(ada.email, "admin"), [[id, ada.email, "owner"], "Allowed choices"], [[id, "nobody", "admin"], "Nobody can"]],
  }),
  "member remove": ({ id, ada }) => ({
    words: [id, ada.email],
    writes: "once",
    refused: [noProject(ada.email), [[id, "nobody"], "Nobody"]],
  }),
  "member invite": ({ id, ada }) => ({
    words: [id, `${id}@people.example`, "manager", "--first-name", "Bea"],
    writes: "once",
    refused: [
      noProject(ada.email, "manager"),
      [[id, "nobody", "manager"], "email must be an email address"],
      [[id, ada.email, "owner"], "Allowed choices"],
    ],
  }),
  "member index": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "member list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "member import": ({ id, files }) => ({
    words: [id, files.people],
    writes: "once",
    refused: [
      noProject(files.people),
      [[id, files.broken], "line 2: email must be an email address"],
      [[id, aFile("a.csv", "name\nBea\n")], "must name the columns"],
      [[id, aFile("a.csv", "email,phone\n")], "must name the columns"],
      [[id, aFile("a.csv", 'email\n"open\n')], "cannot be read as CSV"],
      [[id, aFile("a.csv", "email\n")], "names nobody"],
      [[id, aFile("a.csv", "email\na@b.example\nA@B.example\n")], "a@b.example is named twice"],
      [[id, aFile("a.csv", `email\n${"a@b.example\n".repeat(201)}`)], "more than 200 people"],
      [[id, "/no/such/file.csv"], "cannot be read"],
    ],
  }),

  "key make": ({ id, ada, grace, key }) => ({
    words: [id, "Prices", "--by", grace.uid, "--scopes", "read, write", "--expires", "2100-01-01T00:00:00Z"],
    writes: "gone",
    refused: [
      noProject("Prices", "--by", grace.uid, "--scopes", "read"),
      [[id, "Prices", "--by", ada.uid, "--scopes", "read"], "is not an admin"],
      [[id, "Prices", "--by", "nobody", "--scopes", "read"], "Nobody can"],
      [[id, "Prices", "--by", grace.uid, "--scopes", "read,all"], "must be one of read, write"],
      [[id, " ", "--by", grace.uid, "--scopes", "read"], "name must not be empty"],
      [[id, "Prices", "--by", grace.uid, "--scopes", "read", "--expires", "2020-01-01T00:00:00Z"], "must be in the future"],
      [[id, "Prices", "--scopes", "read"], "required option"],
      [[key, "Prices", "--by", grace.uid, "--scopes", "read"], "There is no project"],
    ],
  }),
  "key list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "key revoke": ({ id, key }) => ({
    words: [id, key],
    writes: "once",
    refused: [
      noProject(key),
      [[id, "none"], `key list ${id}`],
      [[id, "other.key"], "There is no key"],
      [[id, `${id}.a/b`], "There is no key"],
    ],
  }),

  "template put": ({ id, files }) => ({
    words: [id, files.template],
    writes: "once",
    refused: [noProject(files.template), [[id, files.broken], "cannot be read as JSON"]],
  }),
  "template list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "template show": ({ id, templateId }) => ({
    words: [id, templateId],
    writes: false,
    refused: [noProject("a"), [[id, "none"], "There is no template"]],
  }),
  "template remove": ({ id, templateId }) => ({
    words: [id, templateId],
    writes: "gone",
    refused: [noProject("a"), [[id, "none"], "There is no template"]],
  }),

  "page put": ({ id, files }) => ({
    words: [id, files.page],
    writes: "once",
    refused: [noProject(files.page), [[id, files.template], "does not begin with front matter"]],
  }),
  "page list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "page show": ({ id, page }) => ({ words: [id, page], writes: false, refused: [noProject("a"), [[id, "none"], "There is no page"]] }),
  "page remove": ({ id, draft }) => ({ words: [id, draft], writes: "gone", refused: [noProject("a"), [[id, "none"], "There is no page"]] }),
  "page check": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "page publish": ({ id, draft }) => ({
    words: [id, draft],
    writes: "gone",
    refused: [noProject("a"), [[id, "none"], "There is no draft with this ID"], [[id, draft, "--if-match", '"0"'], "has changed since"]],
  }),

  "media list": ({ id }) => ({ words: [id], writes: false, refused: [noProject(), [["a/b"], "cannot be an id"]] }),
  "media remove-unused": ({ id }) => ({ words: [id], writes: "once", refused: [noProject(), [["a/b"], "cannot be an id"]] }),

  "transfer list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "transfer count": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "transfer end": ({ id, transfer }) => ({
    words: [id, transfer],
    writes: "once",
    refused: [noProject("t"), [[id, "none"], `transfer list ${id}`], [[id, "a/b"], "cannot be an id"]],
  }),

  "question list": ({ id }) => ({
    words: [id],
    writes: false,
    refused: [noProject(), [[id, "--status", "new"], "Allowed choices are open, answered, closed, all"]],
  }),
  "question answer": ({ id, question }) => ({
    words: [id, question, "Yes, we do."],
    writes: "once",
    refused: [
      noProject("q", "Yes."),
      [[id, "none", "Yes."], `question list ${id}`],
      [[id, question, " ... "], "The answer must not be empty"],
      [[id, question, "x".repeat(2_001)], "must not be longer than 2000 characters"],
    ],
  }),
  "question close": ({ id, question }) => ({
    words: [id, question],
    writes: "once",
    refused: [noProject("q"), [[id, "none"], `question list ${id}`], [[id, "a/b"], "cannot be an id"]],
  }),

  "message list": ({ id }) => ({ words: [id], writes: false, refused: [noProject()] }),
  "message close": ({ id, message }) => ({
    words: [id, message, "--note", "Called back."],
    writes: "once",
    refused: [noProject("m_1"), [[id, "m_none"], "There is no message"], [[id, message, "--note", " "], "must not be empty"]],
  }),

  "usage show": ({ id, ada }) => ({
    words: [id, "--person", ada.email],
    writes: false,
    refused: [
      noProject(),
      [[id, "--person", "nobody"], "Nobody can sign in"],
      [[id, "--days", "32"], "--days must be a whole number from 1 to 31"],
      [[id, "--days", "-1"], "--days must be a whole number from 1 to 31"],
      [[id, "--days", "many"], "--days must be a whole number from 1 to 31"],
    ],
  }),
  "usage give-back": ({ id, ada }) => ({
    words: [id, "voice_sessions", "--person", ada.email, "--left", "10"],
    writes: "once",
    refused: [
      noProject("messages"),
      [[id, "coffee"], 'There is no unit "coffee"'],
      [[id, "voice_sessions"], "name a person with --person"],
      [[id, "messages", "--left", "many"], "--left must be a whole number"],
      [[id, "transfers", "--person", ada.email, "--left", "99"], "Raise the limit"],
    ],
  }),
};
