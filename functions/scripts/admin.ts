import { runAdmin } from "./admin/program.ts";

// npm runs scripts in the package's folder, but operators name files relative to their own.
process.chdir(process.env["INIT_CWD"] ?? process.cwd());

/** The operator's tool: `npm --prefix functions run admin -- <verb>`. */
process.exitCode = await runAdmin(process.argv.slice(2));
