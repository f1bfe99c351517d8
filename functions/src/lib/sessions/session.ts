import type { Profile } from "../projects/profile.ts";
import type { Project } from "../projects/project.ts";
import { sessionLimits } from "./limits.ts";
import { composeInstruction, openingCue } from "./system-prompt.ts";
import type { ClientMessage, PageTraits, SessionSetup, SessionToken, ToolDeclaration, VoiceService } from "./voice-service.ts";
import { chooseVoice } from "../projects/voices.ts";

export interface StartedSession {
  /** Single use, shaped like a resource path. */
  readonly token: string;
  readonly greeting: string;
  readonly voice: string;
  readonly model: string;
  readonly traits: PageTraits;
  /** RFC 3339. */
  readonly expires_at: string;
  /** Where to connect, with the token as the query parameter `access_token`. */
  readonly ws_url: string;
  /** The message that makes the agent say its greeting, once, in a new conversation; null if there is none. */
  readonly opening: ClientMessage | null;
}

interface SetupRequest {
  readonly project: Project;
  readonly profile: Profile;
  /** The deployment's; a project may have its own. */
  readonly defaultModel: string;
  readonly tools: readonly ToolDeclaration[];
  /** Those in which the site has pages. */
  readonly languages: readonly string[];
  readonly at: Date;
}

export const composeSetup = ({ project, profile, defaultModel, tools, languages, at }: SetupRequest): SessionSetup => {
  const { liveAgent, defaultLanguage, name } = project;
  const { endOfSpeechMs, speechSensitivity, vocabulary } = liveAgent;
  return {
    model: liveAgent.model ?? defaultModel,
    voice: chooseVoice(liveAgent.voice),
    instruction: composeInstruction(project, { profile, hasTools: tools.length > 0, at }),
    tools,
    hearing: {
      languages: [...new Set([profile.language, defaultLanguage, ...languages])].slice(0, sessionLimits.hintedLanguages),
      vocabulary: [...new Set([name, ...vocabulary])].filter((word) => word.trim() !== "").slice(0, sessionLimits.hintedNames),
      endOfSpeechMs,
      speechSensitivity,
    },
  };
};

export const describeSession = (
  { liveAgent }: Project,
  { model, voice }: SessionSetup,
  { token, expiresAt, webSocketUrl }: SessionToken,
  { traits, toMessage }: Pick<VoiceService, "traits" | "toMessage">,
): StartedSession => ({
  token,
  greeting: liveAgent.greeting,
  voice,
  model,
  traits: traits(model),
  expires_at: expiresAt.toISOString(),
  ws_url: webSocketUrl,
  opening: liveAgent.greeting.trim() === "" ? null : toMessage(openingCue, model),
});
