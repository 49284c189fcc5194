import { generate } from 'selfsigned';

/** A certificate and its private key, as PEM. */
export type Certificate = { certificate: string; privateKey: string };

const DNS_NAME = 2;
const IP_ADDRESS = 7;

/** Creates a certificate for this machine's own names that has signed itself, so that clients can trust it as a CA. */
export async function createCertificate(): Promise<Certificate> {
  const altNames = [
    { type: DNS_NAME, value: 'localhost' },
    { type: IP_ADDRESS, ip: '127.0.0.1' },
  ] as const;
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...altNames] },
    ],
  });
  return { certificate: cert, privateKey };
}
