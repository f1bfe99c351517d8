import "../chunks/shared-modules.ts";
export { default as talkStyles } from "../styles/talk.css" with { type: "text" };
export { keep, uidOf } from "../conversation/keep-conversation.ts";
export { beginConversation } from "../conversation/begin-conversation.ts";
export { linkedPages } from "../talk/linked-pages.ts";
export { TalkPanel } from "../talk/talk-panel.ts";
export { owedBy, stateWord, statusOf, statusText } from "../status/status-text.ts";
export { wholeTexts } from "../texts/whole-texts.ts";
export { LongWait } from "../status/long-wait.ts";
