/** A style sheet as text: `build/minified-styles.ts` removes comments and white space. */
declare module "*.css" {
  const text: string;
  export default text;
}
