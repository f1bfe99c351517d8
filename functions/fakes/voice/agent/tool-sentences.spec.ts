import { expect } from "chai";
import { toolEntry } from "./history.ts";
import { findToolCall } from "./tool-sentences.ts";

const all = [
  "update_profile",
  "ask",
  "answer",
  "transfer_to_manager",
  "search_company",
  "select_company",
  "run_extraction",
  "set_field",
  "confirm",
];

const found = toolEntry("search_company", {
  result: "I found these companies. 1: Equinor in Stavanger. 2: DNB 24: Oslo. Which one is it?",
});

const cases: readonly (readonly [string, string, object])[] = [
  ["My name is Ada Lovelace.", "update_profile", { first_name: "Ada", last_name: "Lovelace" }],
  ["Please call me Øyvind", "update_profile", { first_name: "Øyvind" }],
  ["My last name is O'Neill", "update_profile", { last_name: "O'Neill" }],
  ["My pronouns are they/them.", "update_profile", { pronoun: "they/them" }],
  ["I use she/her pronouns", "update_profile", { pronoun: "she/her" }],
  ["My phone number is +47 22 12 34 56.", "update_profile", { phone: "+47 22 12 34 56" }],
  ["My email is Ada@Example.com.", "update_profile", { contact_email: "Ada@Example.com" }],
  ["My name is Ada and my email is ada@example.com", "update_profile", { first_name: "Ada", contact_email: "ada@example.com" }],
  ["Please speak Hebrew", "update_profile", { language: "Hebrew" }],
  ["Let's continue in Brazilian Portuguese.", "update_profile", { language: "Brazilian Portuguese" }],
  ["Show me my profile", "update_profile", {}],
  ["When do you open on Sundays?", "ask", { question: "When do you open on Sundays?" }],
  ["Tell me about your bikes", "ask", { question: "Tell me about your bikes" }],
  ["What is the next open question?", "answer", {}],
  ["The answer is yes, until eight.", "answer", { answer: "yes, until eight." }],
  ["Answer question q7 with until eight", "answer", { question_id: "q7", answer: "until eight" }],
  ["Can I talk to a human?", "transfer_to_manager", {}],
  ["I want to speak with the manager", "transfer_to_manager", {}],
  ["Transfer me, please", "transfer_to_manager", {}],
  ["Search for the company Equinor in Norway", "search_company", { country: "NO", query: "Equinor" }],
  ["My company is called Blue Door Bakery in the United Kingdom.", "search_company", { country: "GB", query: "Blue Door Bakery" }],
  ["Find DNB in NO", "search_company", { country: "NO", query: "DNB" }],
  ["Take the second one", "select_company", { position: 2 }],
  ["Select number 1", "select_company", { position: 1 }],
  ["It is the last one", "select_company", { position: 2 }],
  ["Select 923609016 in Norway", "select_company", { country: "NO", registry_id: "923609016" }],
  ["Run the extraction", "run_extraction", {}],
  ["Please read our website", "run_extraction", {}],
  ["Set the brand tone to warm and playful.", "set_field", { path: "brand_tone", value: "warm and playful" }],
  ["Set languages to Norwegian, English and Sami", "set_field", { path: "languages", value: ["Norwegian", "English", "Sami"] }],
  ["I confirm the brief", "confirm", {}],
];

describe("findToolCall", () => {
  for (const [sentence, name, args] of cases) {
    it(`understands "${sentence}"`, () => {
      expect(findToolCall(sentence, all, [found])).to.deep.equal({ name, args });
    });
  }

  it("does not call a tool that is not declared", () => {
    expect(findToolCall("Transfer me", ["ask"], [])).to.equal(undefined);
    expect(findToolCall("What is the next open question?", ["ask"], [])).to.have.property("name", "ask");
  });

  it("leaves what it does not understand", () => {
    expect(findToolCall("Nice weather today", all, [])).to.equal(undefined);
    expect(findToolCall("Take the second one", all, [])).to.equal(undefined);
  });
});
