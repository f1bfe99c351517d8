import { runAdmin } from "./admin/program.ts";

// npm runs scripts in the folder of their package. Files are named from where the operator stands.
process.chdir(process.env["INIT_CWD"] ?? process.cwd());

/** The operator's tool: `npm --prefix functions run admin -- <verb>`. */
process.exitCode = await runAdmin(process.argv.slice(2));
