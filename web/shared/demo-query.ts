/** How the root page of a local stack opens an application: nobody has to sign in to try it. */
export const demoQuery = "?demo";
