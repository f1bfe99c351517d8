/* global SwaggerUIBundle, matchMedia, document */

const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();

const answer = await fetch("/reference/openapi.json");
const contract = await answer.json();

/** Bodies of requests and of good answers are explained member by member. All errors have one form: examples say more. */
const examplesOfErrors = {
  wrapComponents: {
    modelExample: (Original, { React }) => (properties) => {
      const status = properties.specPath.toArray().find((step, index, steps) => steps[index - 1] === "responses");
      const rendering = status === undefined || status.startsWith("2") ? "model" : "example";
      const getConfigs = () => ({ ...properties.getConfigs(), defaultModelRendering: rendering });
      return React.createElement(Original, { ...properties, getConfigs });
    },
  },
};

SwaggerUIBundle({
  // The site that shows this page is the one that it is about.
  spec: { ...contract, servers: [{ url: location.origin }] },
  dom_id: "#reference",
  plugins: [() => examplesOfErrors],
  deepLinking: true,
  docExpansion: "list",
  defaultModelExpandDepth: 4,
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  // Swagger's own server would be sent the address of the contract.
  validatorUrl: null,
});
