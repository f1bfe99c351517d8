import "./common.ts";
export { default as talkStyles } from "./styles/talk.css" with { type: "text" };
export { keep, uidOf } from "./kept-conversation.ts";
export { takeLeft } from "./take-left.ts";
export { createConversation } from "./conversation/create-conversation.ts";
export { TalkPanel } from "./talk/talk-panel.ts";
export { owedBy, stateWord, statusOf, statusText } from "./status-text.ts";
export { Thinking } from "./thinking.ts";
