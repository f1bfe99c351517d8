/** The control path of the stack's telephony service. */
export async function askTelephony(method: string, path: string, body: object = {}): Promise<void> {
  const url = `${process.env["LECTERN_TELEPHONY_URL"] ?? ""}/control/${path}`;
  const response = await fetch(url, { method, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
}

export const changeTelephony = async (settings: object): Promise<void> => askTelephony("PATCH", "settings", settings);
