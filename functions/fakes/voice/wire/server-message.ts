type Empty = Readonly<Record<string, never>>;

export interface FunctionCall {
  readonly id?: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface InlineAudio {
  readonly inlineData: { readonly mimeType: string; readonly data: string };
}

export type Modality = "TEXT" | "AUDIO";

export interface ModalityTokens {
  readonly modality: Modality;
  readonly tokenCount: number;
}

export interface UsageMetadata {
  readonly promptTokenCount: number;
  readonly responseTokenCount: number;
  readonly totalTokenCount: number;
  readonly promptTokensDetails: readonly ModalityTokens[];
  readonly responseTokensDetails: readonly ModalityTokens[];
}

/** Proto3 omits what is false, zero or empty. */
export interface ServerContent {
  readonly modelTurn?: { readonly parts: readonly (InlineAudio | { readonly functionCall: FunctionCall })[] };
  readonly inputTranscription?: { readonly text: string };
  readonly outputTranscription?: { readonly text: string };
  readonly generationComplete?: true;
  readonly interrupted?: true;
  readonly turnComplete?: true;
  readonly turnCompleteReason?: "RESPONSE_REJECTED";
  readonly interactionStatus?: "IN_PROGRESS" | "IDLE";
}

/** A message of the service: one of these, and at the end of a turn its usage. */
export type ServerMessage =
  | { readonly setupComplete: Empty }
  | { readonly serverContent: ServerContent; readonly usageMetadata?: UsageMetadata }
  | { readonly toolCall: { readonly functionCalls: readonly FunctionCall[] } }
  | { readonly toolCallCancellation: { readonly ids: readonly string[] } }
  | { readonly goAway: { readonly timeLeft: string } }
  | { readonly sessionResumptionUpdate: Empty | { readonly newHandle: string; readonly resumable: true } };

/** Formatted and terminated as in the frames recorded by Google's own SDK. */
export const toFrame = (message: ServerMessage): Buffer => Buffer.from(`${JSON.stringify(message, undefined, 2)}\n`);

/** A protobuf Duration in JSON. */
export const toDuration = (durationMs: number): string => `${durationMs / 1000}s`;
