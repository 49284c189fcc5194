import type { JsonBehaviour } from './behaviour.ts';
import type { ReceivedEmail } from './received-email.ts';

/** A mail server of the control. */
export type ControlledMailServer = {
  port: number;
  listReceived: () => Promise<ReceivedEmail[]>;
  close: () => Promise<void>;
};

/** Has the control at an origin start a mail server. It runs in workerd too. */
export async function requestMailServer(origin: string, behaviour: JsonBehaviour): Promise<ControlledMailServer> {
  const response = await fetch(`${origin}/servers`, { method: 'POST', body: JSON.stringify(behaviour) });
  const { port } = (await response.json()) as { port: number };
  return {
    port,
    listReceived: async () => (await (await fetch(`${origin}/servers/${port}/received`)).json()) as ReceivedEmail[],
    close: async () => void (await fetch(`${origin}/servers/${port}`, { method: 'DELETE' })),
  };
}
