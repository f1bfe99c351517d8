import { canSignIn } from "../lib/auth/account.ts";
import { publicPage } from "../lib/platform/http/public-page.ts";
import { previewHeaders } from "../lib/pages/previews/preview-html.ts";
import { approvePreview, showFailure, showPreview } from "../lib/pages/previews/show-preview.ts";
import { previewStore } from "../lib/pages/previews/store.ts";
import { reviewStore } from "../lib/pages/reviews/store.ts";

const ports = { links: previewStore, canSignIn, reviews: reviewStore };

/** Shows a draft to anybody who has the link, and notes who approves it. */
export const previewPage = publicPage({
  name: "previewPage",
  path: "/preview/:token",
  handle: async ({ at, until, parameters: { token }, header }) => {
    const { status, html } = await showPreview(ports, { token, languages: header("Accept-Language"), at, until });
    return { status, headers: previewHeaders, body: html };
  },
  submit: async ({ at, until, parameters: { token }, header }, fields) => {
    const { status, html } = await approvePreview(ports, { token, languages: header("Accept-Language"), at, until }, fields);
    return { status, headers: previewHeaders, body: html };
  },
  showFailure: async ({ status, header }) => ({ status, headers: previewHeaders, body: showFailure(status, header("Accept-Language")) }),
});
