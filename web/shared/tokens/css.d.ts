/** A style sheet as text: `build/minified-styles.ts` takes out what only people read. */
declare module "*.css" {
  const text: string;
  export default text;
}
