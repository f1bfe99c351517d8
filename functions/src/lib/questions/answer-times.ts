/** When the team of a project has answered a question in this process last, in milliseconds since 1970. Some bytes for each project. */
const answeredAtMs = new Map<string, number>();

export const noteAnswer = (projectId: string): void => {
  answeredAtMs.set(projectId, Date.now());
};

/** 0 for never. */
export const findAnswerTime = (projectId: string): number => answeredAtMs.get(projectId) ?? 0;
