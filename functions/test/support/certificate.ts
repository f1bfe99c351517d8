import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A key pair and its self-signed certificate. */
interface Certified {
  readonly privateKey: KeyObject;
  /** PEM */
  readonly certificate: string;
}

/** Creates an X.509 certificate (RFC 5280) that is valid for a day and for the given hosts. Node can parse certificates, but not create them. */
export const certify = (commonName: string, hosts: readonly string[] = []): Certified => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const name = sequence(tagged(0x31, sequence(objectId(0x55, 4, 3), tagged(0x0c, Buffer.from(commonName)))));
  const toSign = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(utcTime(-1), utcTime(1)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(basicConstraints, ...(hosts.length > 0 ? [alternativeNames(hosts)] : []))),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", toSign, privateKey)]));
  const encoded =
    sequence(toSign, sha256WithRsa, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return { privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${encoded.join("\n")}\n-----END CERTIFICATE-----\n` };
};

/** DER (X.690): a tag, the length of the content, and the content. */
const tagged = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  if (length < 0x100) return Buffer.concat([Buffer.from([tag, 0x81, length]), content]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts);

const objectId = (...bytes: readonly number[]): Buffer => tagged(0x06, Buffer.from(bytes));

const utcTime = (daysFromNow: number): Buffer => {
  const time = new Date(Date.now() + daysFromNow * 86_400_000).toISOString();
  return tagged(0x17, Buffer.from(`${time.slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
};

/** 1.2.840.113549.1.1.11 */
const sha256WithRsa = sequence(objectId(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 11), tagged(0x05));

const extension = (id: number, value: Buffer): Buffer => sequence(objectId(0x55, 0x1d, id), tagged(0x04, value));

/** May sign certificates, including its own. */
const basicConstraints = extension(19, sequence(tagged(0x01, Buffer.from([0xff]))));

const alternativeNames = (hosts: readonly string[]): Buffer =>
  extension(17, sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host)))));
