/** The rules of a robots.txt for one robot: https://www.rfc-editor.org/rfc/rfc9309 */
export interface RobotRules {
  readonly isAllowed: (url: URL) => boolean;
}

interface Rule {
  readonly allow: boolean;
  readonly pattern: string;
}

interface Group {
  readonly agents: readonly string[];
  readonly rules: readonly Rule[];
}

export const allowAll: RobotRules = { isAllowed: () => true };

/** 20,000 lines: the longest known files have some 10,000. */
const longestFile = 20_000;

/** The groups that name the robot, otherwise those for all robots. */
export const readRobots = (text: string, robot: string): RobotRules => {
  const groups = readGroups(text);
  const name = robot.toLowerCase();
  const own = groups.filter(({ agents }) => agents.includes(name));
  const rules = (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"))).flatMap((group) => group.rules);
  return { isAllowed: (url) => url.pathname === "/robots.txt" || isAllowed(rules, `${url.pathname}${url.search}`) };
};

const readGroups = (text: string): readonly Group[] => {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isHead = false;
  for (const line of text.split(/\r\n|\n|\r/, longestFile)) {
    const [name = "", value = ""] = readLine(line);
    if (name === "user-agent") {
      if (!isHead) groups.push({ agents: [], rules: [] });
      isHead = true;
      groups.at(-1)?.agents.push(value === "*" ? "*" : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? ""));
    } else if (name === "allow" || name === "disallow") {
      isHead = false;
      if (value !== "") groups.at(-1)?.rules.push({ allow: name === "allow", pattern: toEncoded(value) });
    }
  }
  return groups;
};

const readLine = (line: string): readonly [string, string] | [] => {
  const [content = ""] = line.split("#", 1);
  const colon = content.indexOf(":");
  return colon < 0 ? [] : [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()];
};

/** Section 2.2.2: the longest matching rule decides; of two equally long ones, the one that allows. */
const isAllowed = (rules: readonly Rule[], path: string): boolean => {
  const matching = rules.filter(({ pattern }) => matches(pattern, path));
  const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
  const deciding = matching.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ allow }) => allow);
};

/** Section 2.2.3: `*` matches anything, `$` the end. The pieces are searched one after the other, so no pattern takes exponential time. */
const matches = (pattern: string, path: string): boolean => {
  const isWhole = pattern.endsWith("$");
  const [head = "", ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(head)) return false;
  const tail = isWhole ? pieces.pop() : undefined;
  if (isWhole && tail === undefined) return path === head;
  let at = head.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return tail === undefined || (path.length - tail.length >= at && path.endsWith(tail));
};

/** Percent-encodes all but ASCII, as `URL` does in paths. */
const toEncoded = (pattern: string): string =>
  pattern
    .replaceAll(/[^\x21-\x7e]+/g, (text) => encodeURI(text.toWellFormed()))
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
