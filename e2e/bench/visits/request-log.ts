import type { CDPSession } from '@playwright/test';
import { createWaveCounter, getRequestKind, type RequestKind } from '../../stack/request-waves.ts';

/** One request of a visit; times in seconds of the browser's own clock. */
export type LoggedRequest = {
  path: string;
  kind: RequestKind;
  wave: number;
  sentAt: number;
  /** When the page received the beginning of the response; undefined while it has not. */
  respondedAt?: number;
  /** When it ended; undefined while it has not. */
  endedAt?: number;
  /** The bytes that have been transferred, and when. */
  transfers: { at: number; bytes: number }[];
};

/** What a page has requested so far. */
export type RequestLog = {
  requests: readonly LoggedRequest[];
  countOpen: () => number;
};

const isFinished = ({ endedAt }: LoggedRequest) => endedAt !== undefined;

/** Adds up the bytes of requests. @param until a time of the browser's clock; all bytes by default. */
export const sumBytes = (requests: readonly LoggedRequest[], until = Number.POSITIVE_INFINITY): number =>
  requests
    .flatMap(({ transfers }) => transfers)
    .filter(({ at }) => at <= until)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** Logs what a page requests from now on. Reports, which nobody waits for, are left out. */
export async function logRequests(session: CDPSession): Promise<RequestLog> {
  const logged = new Map<string, LoggedRequest>();
  const requests: LoggedRequest[] = [];
  const waves = createWaveCounter();
  session.on('Network.requestWillBeSent', (sent) => {
    const { requestId, request, type = 'Other', timestamp } = sent;
    if (!request.url.startsWith('http') || type === 'Ping') return;
    waves.add(sent);
    const { pathname, search } = new URL(request.url);
    const entry: LoggedRequest = {
      path: pathname + search,
      kind: getRequestKind(pathname, type.toLowerCase()),
      wave: waves.get(request.url),
      sentAt: timestamp,
      transfers: [],
    };
    logged.set(requestId, entry);
    requests.push(entry);
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const entry = logged.get(requestId);
    if (!entry) return;
    entry.respondedAt = timestamp;
    entry.transfers.push({ at: timestamp, bytes: response.encodedDataLength });
  });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    logged.get(requestId)?.transfers.push({ at: timestamp, bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = logged.get(requestId);
    if (!entry) return;
    entry.endedAt = timestamp;
    // What the events before have not named came at the end.
    entry.transfers.push({ at: timestamp, bytes: encodedDataLength - sumBytes([entry]) });
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const entry = logged.get(requestId);
    if (entry) entry.endedAt = timestamp;
  });
  await session.send('Network.enable');
  return { requests, countOpen: () => requests.filter((request) => !isFinished(request)).length };
}
