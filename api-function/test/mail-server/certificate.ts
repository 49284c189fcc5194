import { generate } from 'selfsigned';

/** A certificate and its private key, as PEM. */
export type Certificate = { certificate: string; privateKey: string };

const DNS_NAME = 2;
const IP_ADDRESS = 7;

/**
 * Creates a certificate that has signed itself, so that clients can trust it as a CA: for this machine's own names, or for
 * another host.
 */
export async function createCertificate(otherHost?: string): Promise<Certificate> {
  const altNames = otherHost
    ? [{ type: DNS_NAME, value: otherHost } as const]
    : [{ type: DNS_NAME, value: 'localhost' } as const, { type: IP_ADDRESS, ip: '127.0.0.1' } as const];
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: otherHost ?? 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [...altNames] },
    ],
  });
  return { certificate: cert, privateKey };
}
