/** A process that runs the schedule once, as Cloud Scheduler does. */
import { runDue } from "../../src/schedules/runDue.ts";

await runDue.run({ scheduleTime: new Date().toISOString() });
