/** An email as the local stack's email binding stores it. */
type StoredEmail = {
  messageId: string;
  subject: string;
  to: string[];
  text?: string;
  headers: Record<string, string>;
  attachments: readonly { filename?: string }[];
};

const LIST = '/cdn-cgi/local/explorer/api/local/email/sending?worker=api-function';

async function fetchResult<Result>(address: string): Promise<Result> {
  const { result } = (await (await fetch(address)).json()) as { result: Result };
  return result;
}

/** Finds the email about a request that went to an address, with its text. Undefined while there is none. */
export async function findEmail(origin: string, reference: string, to: string): Promise<StoredEmail | undefined> {
  const emails = await fetchResult<StoredEmail[]>(origin + LIST);
  const email = emails.find(
    ({ headers, to: recipients }) => headers['X-Email-ID']?.includes(reference) && recipients.includes(to),
  );
  return email && fetchResult<StoredEmail>(`${origin}${LIST}&email_id=${encodeURIComponent(email.messageId)}`);
}
