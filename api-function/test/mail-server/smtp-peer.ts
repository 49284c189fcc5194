import type { Socket } from 'node:net';

/** A line break; the one after the last line of a command or reply ends it. */
const CRLF = '\r\n';

/** The last line of a reply has no hyphen after its code (RFC 5321, section 4.2.1). */
const LAST_LINE_OF_REPLY = /^\d{3}(?!-)/;

/** Reads a connection line by line, until it ends or is reset. */
async function* readLines(socket: Socket): AsyncGenerator<string, null> {
  let text = '';
  try {
    for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
      const lines = (text + bytes.toString('latin1')).split(CRLF);
      text = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    // A connection that was reset has ended too.
  }
  return null;
}

/** One side of an SMTP connection. Texts are Latin-1, which keeps every byte of an email as it is. */
export class SmtpPeer {
  readonly socket: Socket;
  private readonly lines: AsyncGenerator<string, null>;

  constructor(socket: Socket) {
    this.socket = socket;
    this.lines = readLines(socket);
    socket.on('error', () => socket.destroy());
  }

  /** Reads a line; null when the connection has ended. */
  async readLine(): Promise<string | null> {
    return (await this.lines.next()).value;
  }

  /** Reads lines up to and with the first one that matches; null when the connection has ended before. */
  private async readUntil(isLast: (line: string) => boolean): Promise<string | null> {
    const lines: string[] = [];
    for (let line = await this.readLine(); line !== null; line = await this.readLine()) {
      lines.push(line);
      if (isLast(line)) return lines.join(CRLF);
    }
    return null;
  }

  /** Reads a reply of a server; null when the connection has ended. */
  readReply(): Promise<string | null> {
    return this.readUntil((line) => LAST_LINE_OF_REPLY.test(line));
  }

  /** Reads the content of an email with its final dot; null when the connection has ended. */
  readContent(): Promise<string | null> {
    return this.readUntil((line) => line === '.');
  }

  /** Sends a command, a reply or content. */
  write(text: string): void {
    this.socket.write(text + CRLF, 'latin1');
  }

  /** Sends a command or content, and reads the reply; null when the connection has ended. */
  async exchange(text: string): Promise<string | null> {
    this.write(text);
    return this.readReply();
  }
}
