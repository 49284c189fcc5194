/**
 * The steps of an SMTP session at which a fault can be injected. `connect` is before a TLS handshake, `greeting` after it;
 * `data` is the command, and `content` the message after its final dot.
 */
export const STEPS = ['connect', 'greeting', 'ehlo', 'starttls', 'mail', 'rcpt', 'data', 'content'] as const;
export type Step = (typeof STEPS)[number];

/**
 * What happens instead of the normal reply. With `hang` (says nothing more, and leaves the connection open), `drop` (closes
 * the connection) and a `reply` the command does not reach the server; with `delay`, in milliseconds, it does. A `reply` at
 * `connect` closes the connection after it.
 */
export type Fault = 'hang' | 'drop' | { reply: string } | { delay: number };

/** With `hang-after` and `drop-after` the server receives the message, and the client is not told. */
export type ContentFault = Fault | 'hang-after' | 'drop-after';

/** The faults of a connection, by step. */
type StepFaults = Partial<Record<Exclude<Step, 'content'>, Fault>> & { content?: ContentFault };

/** The faults of a connection; those of a recipient come before the others, and concern what follows its RCPT command. */
export type Faults = StepFaults & {
  recipients?: Readonly<Record<string, Pick<StepFaults, 'rcpt' | 'data' | 'content'>>>;
};

/** How a mail server is set up. */
export type ServerOptions = {
  /** `none` by default: without TLS. `tls` encrypts from the first byte. */
  security?: 'none' | 'starttls' | 'tls';
  /** Whether the reply to EHLO lists STARTTLS, when the security is `starttls`; true by default. */
  isStartTlsListed?: boolean;
  /** The only user who may send; by default everybody may. */
  login?: { user: string; password: string };
};

/** How a mail server is set up, and how it misbehaves. The numbers of connections start at 1. */
export type Behaviour = ServerOptions & { faults?: Faults | ((connectionNumber: number) => Faults) };

/** Whose certificate a server shows: its own unless given. Clients trust the one of another host too. */
type CertificateOption = { certificateOf?: 'this host' | 'another host' };

/** A behaviour that JSON can hold. A list has the faults of the first, second, … connection; later ones have none. */
export type JsonBehaviour = ServerOptions & CertificateOption & { faults?: Faults | Faults[] };
