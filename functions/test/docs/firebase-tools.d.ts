/** The command line of firebase-tools, which knows its own commands and options. */
declare module "firebase-tools" {
  import type { Command } from "commander";

  const client: { readonly cli: Command; readonly getCommand: (name: string) => Command | undefined };
  export default client;
}
