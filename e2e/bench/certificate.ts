import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** By this the browser of the bench knows it: one that it merely tolerates would keep it from caching anything. */
  readonly fingerprint: string;
}

/** A certificate for localhost that holds for a day, signed by itself: browsers speak HTTP/2 over TLS alone, and Node makes keys but no certificates. */
export function selfSigned(now = new Date()): Certificate {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('localhost')))));
  const until = new Date(now.getTime() + 86_400_000);
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ecdsaWithSha256),
    name,
    sequence(time(now), time(until)),
    name,
    pair.publicKey,
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, sequence(der(0x82, Buffer.from('localhost'))))))),
  );
  const signature = sign('sha256', toBeSigned, createPrivateKey(pair.privateKey));
  const whole = sequence(
    toBeSigned,
    sequence(ecdsaWithSha256),
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  return {
    key: pair.privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(pair.publicKey).digest('base64'),
  };
}

const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex');
const commonName = Buffer.from('0603550403', 'hex');
const subjectAltName = Buffer.from('0603551d11', 'hex');

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts));

/** As 261122130000Z. */
const time = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
