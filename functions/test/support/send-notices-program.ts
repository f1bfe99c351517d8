/** A process that sends notices as `runDue` does, and can be killed. */
import { sendDueNotices } from "../../src/lib/notifications/send-notices.ts";
import { sendingPorts } from "../../src/lib/providers/notifications/sending-ports.ts";

await sendDueNotices(sendingPorts, new AbortController().signal);
