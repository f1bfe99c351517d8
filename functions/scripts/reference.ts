/** `npm run reference`: assembles the reference page that Hosting serves at /reference: the contract, and the program that displays it. */
import { buildReference } from "../local/build/build-reference.ts";

await buildReference();
