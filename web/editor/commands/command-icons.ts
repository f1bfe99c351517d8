import type { IconNode } from "lucide";
import CalendarClock from "lucide/dist/esm/icons/calendar-clock.mjs";
import ChartColumn from "lucide/dist/esm/icons/chart-column.mjs";
import Copy from "lucide/dist/esm/icons/copy.mjs";
import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import EyeOff from "lucide/dist/esm/icons/eye-off.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import Keyboard from "lucide/dist/esm/icons/keyboard.mjs";
import Languages from "lucide/dist/esm/icons/languages.mjs";
import Link from "lucide/dist/esm/icons/link.mjs";
import MessageSquare from "lucide/dist/esm/icons/message-square.mjs";
import PanelRight from "lucide/dist/esm/icons/panel-right.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import RotateCcwClock from "lucide/dist/esm/icons/rotate-ccw-clock.mjs";
import Save from "lucide/dist/esm/icons/save.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Settings from "lucide/dist/esm/icons/settings.mjs";
import Trash2 from "lucide/dist/esm/icons/trash.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import type { CommandKind } from "../command.ts";

export const commandIcons = {
  pages: FileText,
  inbox: Inbox,
  statistics: ChartColumn,
  people: Users,
  settings: Settings,
  comments: MessageSquare,
  details: PanelRight,
  discard: Trash2,
  duplicate: Copy,
  find: Search,
  keys: Keyboard,
  language: Languages,
  live: ExternalLink,
  new: Plus,
  preview: Eye,
  previewLink: Link,
  publish: Globe,
  save: Save,
  schedule: CalendarClock,
  unpublish: EyeOff,
  versions: RotateCcwClock,
} as const satisfies Readonly<Record<CommandKind, IconNode>>;
