import type { LecternOptions } from "@lectern/client";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { directionOf } from "../shared/direction.ts";
import type { Conversation } from "./conversation/conversation.ts";
import type { ConversationView } from "./conversation/conversation-view.ts";
import { openSpeakerContext } from "./conversation/speaker-context.ts";
import { voiceEvent } from "./events.ts";
import { pageIdentity } from "./page-identity.ts";
import { isPlacement } from "./placement.ts";
import type { Frame } from "./placements/frame.ts";
import { floating } from "./placements/floating.ts";
import { inline } from "./placements/inline.ts";
import { modal } from "./placements/modal.ts";
import { statusOf, statusText, type VoiceStatus } from "./status-text.ts";
import { styles } from "./styles.ts";
import { englishTexts, findTexts, type FoundTexts } from "./texts/find-texts.ts";

type PanelModule = typeof import("./panel.ts");

const nothingYet: ConversationView = { state: { kind: "idle" }, captions: [], cards: [], slowTools: [], isSoundBlocked: false, call: "none" };
