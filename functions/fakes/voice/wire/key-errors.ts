import { errorInfo, googleError } from "../../google/google-error.ts";

const keyNotValid = "API key not valid. Please pass a valid API key.";

export const invalidKey = googleError("INVALID_ARGUMENT", keyNotValid, [
  errorInfo("API_KEY_INVALID", "generativelanguage.googleapis.com"),
  { "@type": "type.googleapis.com/google.rpc.LocalizedMessage", locale: "en-US", message: keyNotValid },
]);

export const noKey = googleError(
  "PERMISSION_DENIED",
  "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
);
